-- Rows for the tables of 0008-live-games.sql.
insert into live_games (game_pk, version, past, feed, as_of, is_stale, is_followed)
  values (7, 1900000000000, '[]', '\x1f8b', now(), false, true);
