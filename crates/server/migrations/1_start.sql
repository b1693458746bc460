-- One text for SQLite and PostgreSQL: whole numbers, text, and binary things as hexadecimal text.
-- Times are milliseconds since 1970.

CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    mark BIGINT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

-- Only the hash of a cookie is kept.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

-- What programs sign in with; only the hash is kept.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE boards (
    hash TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    json TEXT NOT NULL,
    person BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX boards_person ON boards (person);

-- What a table agreed on. `stage` is 0 waiting, 1 running, 2 over.
CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    host BIGINT NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL,
    board TEXT,
    pace TEXT NOT NULL,
    flags BIGINT NOT NULL,
    deal TEXT,
    secret TEXT NOT NULL,
    stage BIGINT NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    at BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    rematch TEXT
);
CREATE INDEX tables_lobby ON tables (stage, at);
CREATE INDEX tables_deal ON tables (deal, title);

CREATE TABLE seats (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    mark BIGINT NOT NULL,
    person BIGINT,
    entropy TEXT NOT NULL,
    away BIGINT NOT NULL,
    points BIGINT,
    place BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);

-- The rows of every table; the key makes a double append impossible.
CREATE TABLE rows (
    table_id BIGINT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    what TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- When a table next wants attention: a bot to move, or time running out.
CREATE TABLE jobs (
    table_id BIGINT PRIMARY KEY,
    due BIGINT NOT NULL,
    n BIGINT NOT NULL
);
CREATE INDEX jobs_due ON jobs (due);

-- `room` is 0 for players, 1 for watchers.
CREATE TABLE chat (
    table_id BIGINT NOT NULL,
    n BIGINT NOT NULL,
    room BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person BIGINT NOT NULL,
    seat BIGINT,
    what TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- `who` is a person's code, or the name of a bot.
CREATE TABLE ratings (
    title TEXT NOT NULL,
    who TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (title, who)
);

CREATE TABLE friends (
    person BIGINT NOT NULL,
    other BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

-- `what` is 1 for muted, 2 for blocked.
CREATE TABLE blocks (
    person BIGINT NOT NULL,
    other BIGINT NOT NULL,
    what BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

-- What the server keeps for itself, such as the key that deals come from.
CREATE TABLE own (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
