-- Rows for the tables of 0022-webhooks.sql.
insert into webhooks (user_id, url, secret, sends_finals, team_id, sends_grades, created_at, failures, failing_since)
  select id, 'https://receiver.example/hook', sha256(username::bytea), true, 121, true, now(), 1, now() from users order by id limit 1;
insert into webhook_deliveries (webhook_id, type, data, attempts, first_attempt_at, attempted_at, status, next_try_at)
  select id, 'game.final', '{"gamePk": 1}', 1, now(), now(), 500, now() + interval '30 seconds' from webhooks;
insert into webhook_deliveries (webhook_id, type, data) select id, 'test', '{}' from webhooks;
