-- The number of split lines that were stored with a game; null: an earlier release read the game, and it is read again.
alter table final_games add column split_lines integer;

-- What each batter did against pitchers of one hand in a final game of the regular season.
create table split_lines (
  game_pk integer not null references final_games on delete cascade,
  batter_id integer not null,
  -- 'L', 'R', 'S' for a pitcher who throws with both, '?' if the upstream has none
  pitch_hand text not null,
  season text not null,
  -- whether the batter played for the home club
  is_home boolean not null,
  plate_appearances smallint not null,
  at_bats smallint not null,
  hits smallint not null,
  doubles smallint not null,
  triples smallint not null,
  home_runs smallint not null,
  walks smallint not null,
  hit_by_pitch smallint not null,
  sacrifice_flies smallint not null,
  strike_outs smallint not null,
  primary key (game_pk, batter_id, pitch_hand)
);
create index split_lines_batter on split_lines (season, batter_id);
