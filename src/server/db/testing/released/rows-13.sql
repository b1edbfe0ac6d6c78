-- Rows for the table of 0013-confidence.sql.
insert into pick_confidences (user_id, game_pk, official_date, winner_id, percent)
  select user_id, game_pk, official_date, winner_id, 70 from picks order by user_id, game_pk limit 2;
