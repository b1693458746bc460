-- What a login looks like: of those that look the same only one is taken. It follows from the login and is filled in
-- when a server starts.
ALTER TABLE people ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX people_looks ON people (looks);
