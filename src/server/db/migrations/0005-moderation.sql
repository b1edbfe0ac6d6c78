-- Users that an admin has hidden from the boards. `tallies` has a copy, because the queries of the boards need it.
alter table users add column is_hidden boolean not null default false;
alter table tallies add column is_hidden boolean not null default false;

-- Reports of usernames. A report is open until an admin dismisses it, or renames or hides the reported user.
create table username_reports (
  reported_id integer not null references users on delete cascade,
  -- the user who reports
  user_id integer not null references users on delete cascade,
  -- the reported name
  username text not null,
  reason text not null,
  at timestamptz not null,
  closed_at timestamptz,
  primary key (reported_id, user_id, username)
);
create index username_reports_by_user on username_reports (user_id);
create index username_reports_open on username_reports (reported_id) where closed_at is null;

-- What an admin has changed, shown to the user until the user dismisses it.
create table moderation_notices (
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('renamed', 'hidden')),
  at timestamptz not null,
  primary key (user_id, kind)
);
