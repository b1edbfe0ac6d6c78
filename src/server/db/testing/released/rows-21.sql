-- Rows for the table of 0021-api-keys.sql.
insert into api_keys (user_id, name, key_hash, created_at, used_on)
  select id, 'Spreadsheet', sha256(username::bytea), now(), '2026-11-23' from users order by id limit 1;
