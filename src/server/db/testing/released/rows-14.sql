-- Rows for the tables of 0014-leagues.sql.
insert into private_leagues (name, code, created_at) values ('The Dugout', '7K2M9QX4RT', '2026-04-01');
insert into private_league_members (league_id, user_id, joined_at, is_admin)
  select l.id, u.id, '2026-04-01', u.id = 1 from private_leagues l, users u where u.id in (1, 2);
