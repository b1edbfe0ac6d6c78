-- Addresses of users that receive events. The secret signs each event, so it is stored as it is.
create table webhooks (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  url text not null,
  secret bytea not null,
  -- final games: of the team, or with null of all
  sends_finals boolean not null,
  team_id integer,
  -- grades of the user's own picks
  sends_grades boolean not null,
  created_at timestamptz not null,
  -- the attempts that failed since the last success, and the first of them
  failures integer not null default 0,
  failing_since timestamptz,
  disabled_at timestamptz
);
create index webhooks_by_user on webhooks (user_id);
create index webhooks_of_finals on webhooks (team_id) where sends_finals and disabled_at is null;

-- The events of each webhook, deleted after some days. Settlement adds them, a job sends them.
create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id integer not null references webhooks on delete cascade,
  type text not null check (type in ('game.final', 'pick.graded', 'test')),
  data jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  attempted_at timestamptz,
  -- of the last attempt: the status of the response, or why there is none
  status integer,
  problem text,
  -- null: delivered, or given up
  next_try_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null;
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_ended on webhook_deliveries (created_at) where next_try_at is null;
