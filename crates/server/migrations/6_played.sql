-- The number of the rules that a game is played by, the first lines of its record and, once it is over, how it ended:
-- so a server that does not know these rules any more can say so and still write the record. All of them are empty
-- before a game begins, and in tables that began before these columns were there.
ALTER TABLE tables ADD COLUMN rules BIGINT;
ALTER TABLE tables ADD COLUMN head TEXT;
ALTER TABLE tables ADD COLUMN result TEXT;
