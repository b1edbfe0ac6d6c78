-- The key of the hashes below, created at the first deletion of an account.
create table reserved_username_keys (
  is_the_row boolean primary key default true check (is_the_row),
  key bytea not null
);

-- The usernames of deleted accounts, as hashes with the key, so that for a year no other user is taken for the earlier one.
create table reserved_usernames (
  -- of the form that usernames share which look alike
  name_hash bytea primary key,
  until timestamptz not null
);
create index reserved_usernames_by_time on reserved_usernames (until);
