-- The chances of a season as of the results at an instant of the league's clock. The first row of a day has those of its morning.
create table season_chances (
  season integer not null,
  as_of timestamptz not null,
  day date not null,
  computed_at timestamptz not null,
  version integer not null,
  seed integer not null,
  seasons integer not null,
  games integer not null,
  known_since integer,
  earlier_results text not null,
  results text not null,
  clubs jsonb not null,
  tonight jsonb,
  primary key (season, as_of)
);
