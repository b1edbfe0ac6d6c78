-- Rows for the tables of 0020-practice.sql.
insert into practice_picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, away_runs, home_runs, outcome,
    bases, streak_after, crowd_away, crowd_home)
  select user_id, game_pk, official_date, winner_id, loser_id, made_at, 2, 3, 'correct', 1, 1, 10, 15
  from picks order by user_id, game_pk limit 2;
insert into practice_records (user_id, total_score, current_streak, longest_streak, correct)
  select user_id, sum(bases), 1, 1, count(*) from practice_picks group by user_id;
