-- Rows for the table of 0018-reminders.sql.
insert into calendar_addresses (user_id, token_hash, created_at)
  select id, sha256(username::bytea), now() from users order by id limit 1;
