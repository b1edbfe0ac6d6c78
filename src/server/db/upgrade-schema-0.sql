-- Upgrades a database of the nine migrations of the first releases to migrations/0001-initial.sql, without losing rows.
drop trigger take_turn on users;
drop trigger delete_tallies on users;
drop trigger count_new_scores on tallies;
drop trigger count_changed_scores on tallies;
drop trigger count_lost_scores on tallies;
drop function take_turn, delete_tallies, count_scores;

alter table predictions rename to picks;
alter index predictions_pkey rename to picks_pkey;
alter index predictions_by_day rename to picks_by_day;
alter table receipts rename to pick_events;
alter index receipts_pkey rename to pick_events_pkey;
alter index receipts_by_pick rename to pick_events_by_pick;
alter table game_notes rename to game_events;
alter index game_notes_pkey rename to game_events_pkey;
alter index game_notes_by_game rename to game_events_by_game;
alter table standings rename to leaderboard_state;
alter index standings_pkey rename to leaderboard_state_pkey;
alter table score_counts rename column fans to users;

alter table tallies drop column last_pitch_at, drop column last_game_pk;

-- A game was locked at the earlier of both times.
update games set locks_at = least(locks_at, locked_at) where locked_at is not null;
alter table games
  drop column locked_at,
  add column settlement text not null default 'open' check (settlement in ('open', 'due', 'done'));
update games g
set settlement = case
  when exists (select from picks p where p.game_pk = g.game_pk and p.outcome is null) then 'due'
  when phase in ('final', 'void') or is_abandoned then 'done'
  else 'open'
end;
create index games_not_settled on games (official_date) where settlement <> 'done';
create index games_by_settled_pitch on games (settled_pitch_at, game_pk);
