-- Rows for the tables of 0015-fan-bases.sql.
insert into earlier_clubs (user_id, team_id, until) select id, 121, '2026-05-01' from users order by id limit 1;
insert into league_feeds (league_id, user_id, token_hash, created_at)
  select league_id, user_id, sha256(user_id::text::bytea), now() from private_league_members order by league_id, user_id limit 1;
