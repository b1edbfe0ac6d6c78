-- Rows for the tables of 0002-accounts.sql.
insert into account_tokens (token_hash, user_id, kind, expires_at)
select sha256(username::bytea), id, 'reset', now() + interval '1 hour' from users;
insert into recovery_codes (user_id, code_hash) select id, sha256(username::bytea) from users;
insert into passkeys (credential_id, user_id, public_key, counter, transports, name, created_at)
select username, id, sha256(username::bytea), 0, 'internal', 'Phone', now() from users;
insert into passkey_challenges (challenge, user_id, expires_at) select username, id, now() + interval '1 hour' from users;
