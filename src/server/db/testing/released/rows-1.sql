-- Rows for the tables of 0001-initial.sql: picks in every state, a corrected grade, a moved game.
insert into users (username, username_key, email, email_key, created_at)
select 'user-' || n, 'user-' || n, 'user-' || n || '@example.com', 'user-' || n || '@example.com', now()
from generate_series(1, 5) n;
insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
select sha256(username::bytea), id, now(), now(), now() + interval '1 day' from users;
insert into games (game_pk, official_date, away_id, home_id, away_name, home_name, starts_at, left_preview_at, locks_at,
  phase, winner_id, level, seen_at, settlement, settled_pitch_at)
values
  (1, '2026-07-18', 110, 121, 'Orioles', 'Mets', '2026-07-18T23:10Z', '2026-07-18T23:10Z', '2026-07-18T23:00Z', 'final',
    121, 1, '2026-07-19T02:00Z', 'done', '2026-07-18T23:10Z'),
  (2, '2026-07-19', 110, 121, 'Orioles', 'Mets', '2026-07-19T23:10Z', null, '2026-07-19T23:00Z', 'open',
    null, 1, '2026-07-19T02:00Z', 'open', null),
  (3, '2026-07-18', 110, 121, 'Orioles', 'Mets', '2026-07-18T17:10Z', '2026-07-18T17:10Z', '2026-07-18T17:00Z', 'void',
    null, 1, '2026-07-19T02:00Z', 'done', '2026-07-18T17:10Z'),
  (4, '2026-07-18', 110, 121, 'Orioles', 'Mets', '2026-07-18T20:10Z', '2026-07-18T20:10Z', '2026-07-18T20:00Z', 'final',
    110, 1, '2026-07-19T02:00Z', 'due', null);
insert into game_events (game_pk, at, kind, detail) values (1, '2026-07-18T12:00Z', 'delayed', '{"from": 1, "to": 2}');
insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at, outcome, settled_at,
  streak_before, streak_after, bases, longest_before)
select id, 1, '2026-07-18'::date, 121, 110, now(), now(), 'correct', now(), 0, 1, 1, 0 from users
union all select id, 2, '2026-07-19', 110, 121, now(), now(), null, null, null, null, null, null from users
union all select id, 3, '2026-07-18', 110, 121, now(), now(), 'void', now(), null, null, null, null from users
union all select id, 4, '2026-07-18', 110, 121, now(), now(), null, null, null, null, null, null from users;
insert into pick_events (user_id, game_pk, at, kind, detail)
select id, 1, now(), kind, '{"winnerId": 121}' from users, (values ('made'), ('graded')) kinds (kind);
update leaderboard_state set week = '2026-07-13', season = '2026-01-01';
insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong, month, month_score,
  month_correct, month_wrong, week, week_score, week_correct, week_wrong)
select id, username, 1, 1, 1, 1, 0, '2026-07-01', 1, 1, 0, '2026-07-13', 1, 1, 0 from users;
insert into score_counts (board, since, score, users)
values ('season', '2026-01-01', 1, 5), ('month', '2026-07-01', 1, 5), ('week', '2026-07-13', 1, 5);
insert into players (mlb_id, first_last_name) values (1, 'Invented Player');
insert into player_syncs (season, synced_at) values ('2026', now());
