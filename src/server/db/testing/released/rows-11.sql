insert into game_lines (game_pk, season, ended_on, away_id, home_id, away, home, read_at)
  values (7, 2026, '2026-07-18', 110, 121,
    '{"starter": 501, "runs": 2, "hits": 7, "walks": 3, "homeRuns": 1, "strikeouts": 8, "earlyRuns": 2}',
    '{"starter": null, "runs": 3, "hits": null, "walks": null, "homeRuns": null, "strikeouts": null, "earlyRuns": 1}', now());
insert into forecasts (game_pk, official_date, locks_at, away_id, home_id, away_starter, home_starter, games, home_win_probability,
    home_part, clubs_part, starters_part, run_environment, made_at)
  values (7, '2026-07-18', now(), 110, 121, 501, null, 1400, 0.55, 0.14, 0.08, -0.02, 0.01, now());
