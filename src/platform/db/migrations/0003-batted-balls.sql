-- The number of batted balls that were stored with a game; null: an earlier release read the game, and it is read again.
alter table final_games add column batted_balls integer;

-- The batted balls of final games of the regular season.
create table batted_balls (
  game_pk integer not null references final_games on delete cascade,
  -- the index of the plate appearance, from 0
  play integer not null,
  season text not null,
  batter_id integer not null,
  -- the club of the pitcher
  opponent_id integer not null,
  -- the result of the plate appearance, such as 'Single'
  event text not null,
  -- miles per hour
  exit_velocity real,
  -- degrees
  launch_angle real,
  -- feet; x to the right of home plate, y toward center field
  distance real,
  x real,
  y real,
  primary key (game_pk, play)
);
create index batted_balls_batter on batted_balls (batter_id, season);
