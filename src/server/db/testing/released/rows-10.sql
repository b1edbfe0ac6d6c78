-- Rows for the tables of 0010-archived-picks.sql.
insert into archived_picks (made_at, changed_at, settled_at, user_id, game_pk, streak_before, longest_before, bases, is_home, is_correct)
  select now(), now(), now(), id, 1, 0, 0, 1, true, true from users where id = 1;
delete from picks where user_id = 1 and game_pk = 1;
update games set is_archived = true where game_pk = 1;
