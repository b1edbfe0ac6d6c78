-- Rows for the tables of 0012-skill.sql. The users' tallies have no picks that count: five are too few.
insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
  select id, '2025-01-01', username, false, 1000000, 120, 14 from users where id = 2;
insert into score_counts (board, since, score, users) values ('past skill', '2025-01-01', 14, 1);
