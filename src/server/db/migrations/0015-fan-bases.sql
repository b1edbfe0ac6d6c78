-- The club for whose fan base a user counts until a day, if the favorite club changed since. From then on users.favorite_team
-- counts.
create table earlier_clubs (
  user_id integer primary key references users on delete cascade,
  team_id integer not null,
  until date not null
);

-- The secret address of a member's feed of a private league. Only the hash of its token (SHA-256) is stored. The address ends with
-- the membership.
create table league_feeds (
  league_id integer not null,
  user_id integer not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (league_id, user_id),
  foreign key (league_id, user_id) references private_league_members on delete cascade
);
