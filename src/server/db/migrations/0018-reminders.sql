-- The secret address of the calendar of a user's picks. Only the hash of its token (SHA-256) is stored.
create table calendar_addresses (
  user_id integer primary key references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
