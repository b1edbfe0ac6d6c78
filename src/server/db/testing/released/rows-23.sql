-- Rows for the table of 0023-followed-players.sql.
insert into followed_players (user_id, player_id, followed_at) select id, 660271, now() from users;
