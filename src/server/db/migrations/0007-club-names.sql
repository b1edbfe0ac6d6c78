-- What the league calls the clubs of a game: our own list knows the majors alone.
alter table games add column away_name text, add column home_name text;
