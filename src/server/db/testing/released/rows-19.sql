-- Rows for the tables of 0019-missing-picks.sql.
insert into reminder_keys (push_public, push_private, link_key, created_at)
  values (sha256('public'), sha256('private'), sha256('link'), now());
insert into reminder_settings (user_id, by_mail, quiet_from, quiet_to, time_zone)
  select id, true, 22, 8, 'America/New_York' from users order by id limit 1;
insert into push_subscriptions (session_hash, user_id, endpoint, public_key, auth_secret, created_at)
  select token_hash, user_id, 'https://push.example/' || user_id, sha256('key'), sha256('auth'), now()
  from sessions order by token_hash limit 1;
