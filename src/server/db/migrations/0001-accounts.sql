-- Usernames and e-mail addresses are kept as written and compared by their key (lower case, compatibility-normalised).
create table users (
  id integer generated always as identity primary key,
  username text not null,
  username_key text not null unique,
  email text,
  email_key text unique,
  password_hash text,
  favorite_team integer,
  profile_pic text not null default '1',
  -- a fan of the simulated league: nobody can sign in as one
  is_simulated boolean not null default false,
  created_at timestamptz not null
);

-- The browser holds the token; here is its SHA-256 only.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
