-- The followed players of a user. `player_id` is the number of the Stats API; the list of players need not have it.
create table followed_players (
  user_id integer not null references users on delete cascade,
  player_id integer not null,
  followed_at timestamptz not null,
  primary key (user_id, player_id)
);
