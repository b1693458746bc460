-- What programs sign in with, known by its hash; `id` is what its owner calls it by. None was ever given out before.
DROP TABLE tokens;
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT
);
CREATE INDEX tokens_person ON tokens (person);

-- Public halves of passkeys: `fixed` never changes, `changing` holds the counter. Both are hexadecimal.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person BIGINT NOT NULL,
    fixed TEXT NOT NULL,
    changing TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT
);
CREATE INDEX passkeys_person ON passkeys (person);

-- What a passkey was asked and has not answered yet; nobody's for who is about to log in.
CREATE TABLE ceremonies (
    challenge TEXT PRIMARY KEY,
    person BIGINT,
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);

-- The one link of a person that makes friends.
CREATE TABLE friend_links (
    person BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    expires BIGINT NOT NULL
);

CREATE TABLE invitations (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    host BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX invitations_person ON invitations (person);
