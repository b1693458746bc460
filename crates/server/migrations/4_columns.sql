-- What is on or off at a table stands in columns of its own, 0 or 1, which were the bits of one number.
ALTER TABLE tables ADD COLUMN lobby BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN watch BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN consent BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN shuffle BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET lobby = flags % 2, watch = flags / 2 % 2, consent = flags / 4 % 2, hints = flags / 8 % 2,
    shuffle = flags / 16 % 2;
ALTER TABLE tables DROP COLUMN flags;
