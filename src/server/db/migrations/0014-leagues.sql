-- Private leagues: users who compare their scores, by invitation. The code is stored as it is because members see it.
create table private_leagues (
  id integer generated always as identity primary key,
  name text not null,
  code text collate "C" not null unique,
  created_at timestamptz not null
);

create table private_league_members (
  league_id integer not null references private_leagues on delete cascade,
  user_id integer not null references users on delete cascade,
  joined_at timestamptz not null,
  is_admin boolean not null default false,
  primary key (league_id, user_id)
);
create index private_league_members_by_user on private_league_members (user_id);
