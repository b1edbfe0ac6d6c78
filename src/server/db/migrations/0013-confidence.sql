-- Confidence is hidden until a user enables it.
alter table users add column uses_confidence boolean not null default false;

-- How sure a user is of a pick. It belongs to the pick of this club for this date: another pick of the game does not have it.
create table pick_confidences (
  user_id integer not null references users on delete cascade,
  game_pk integer not null,
  official_date date not null,
  winner_id integer not null,
  percent smallint not null check (percent between 50 and 95),
  primary key (user_id, game_pk)
);
-- For the board of a season.
create index pick_confidences_by_date on pick_confidences (official_date);
