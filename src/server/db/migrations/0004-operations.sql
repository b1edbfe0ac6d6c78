-- Changes by operators and admins. Rows do not reference users, because they remain when a user is deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- 'cli:' and the operating-system account, or 'user:' and the id of an admin
  actor text not null,
  -- such as 'users rename'
  action text not null,
  -- such as 'user 12'
  target text not null,
  detail jsonb not null default '{}'
);

alter table users add column is_admin boolean not null default false;
