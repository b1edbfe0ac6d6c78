insert into final_games (game_pk, season, stage, played_on, away_id, home_id, away_runs, home_runs, read_at)
  values (7, '2026', 'season', '2026-07-18', 110, 121, 2, 3, now());
insert into challenges (game_pk, play, pitch, season, team_id, player_id, player_name, role, is_overturned)
  values (7, 17, 4, '2026', 110, 501, 'Ada Marsh', 'batter', true);
