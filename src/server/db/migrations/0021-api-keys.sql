-- Keys with which programs read a user's own data. Only their hashes (SHA-256) are stored.
create table api_keys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  -- US Eastern; null before the first use
  used_on date
);
create index api_keys_by_user on api_keys (user_id);
