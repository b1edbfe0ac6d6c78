-- Reminders of missing picks.

-- Keys of this site, created at the first start: for push services (RFC 8292, P-256) and for the links that end mail.
create table reminder_keys (
  is_the_row boolean primary key default true check (is_the_row),
  push_public bytea not null,
  push_private bytea not null,
  link_key bytea not null,
  created_at timestamptz not null
);

-- A user who has chosen a kind of reminder. Hours are 0 to 23 in the time zone of the user.
create table reminder_settings (
  user_id integer primary key references users on delete cascade,
  by_mail boolean not null default false,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  time_zone text not null,
  -- the official date of the last reminder
  reminded_on date not null default '-infinity'
);
create index reminder_settings_by_day on reminder_settings (reminded_on);

-- A browser that receives notifications, until its session ends.
create table push_subscriptions (
  session_hash bytea primary key references sessions on delete cascade,
  user_id integer not null references users on delete cascade,
  endpoint text not null unique,
  public_key bytea not null,
  auth_secret bytea not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
