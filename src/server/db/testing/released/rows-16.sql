-- Rows for the tables of 0016-season-predictions.sql.
insert into contests (kind, season, closes_at, field, results)
  values ('table', 2026, '2026-04-05T04:00:00Z', '{"divisions": []}', '{"divisions": [], "postseason": [], "champion": null}');
insert into season_predictions (user_id, kind, season, prediction, made_at, changed_at, score)
  select id, 'table', 2026, '{"divisions": [], "wildCards": [], "champion": 121}', now(), now(), 42 from users where id = 2;
