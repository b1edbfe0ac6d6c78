-- The look-alike form of a username (UTS 39), owned by the oldest account that has it. The application computes the forms
-- of accounts that were created before this column.
alter table users
  add column username_skeleton text unique,
  add column email_verified_at timestamptz;

-- `device` describes the browser, such as 'Firefox on Windows'.
alter table sessions
  add column id integer generated always as identity unique,
  add column device text;

-- One-time links for a new password or for the verification of an email address; the table stores their SHA-256 only.
create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('reset', 'verify')),
  -- the address that the link was sent to; null for a link created by the operator
  email text,
  expires_at timestamptz not null
);
create index account_tokens_by_user on account_tokens (user_id);
create index account_tokens_by_expiry on account_tokens (expires_at);

-- Unused recovery codes. Each replaces the password once.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- WebAuthn credentials with which a user signs in instead of the password.
create table passkeys (
  id integer generated always as identity primary key,
  credential_id text not null unique,
  user_id integer not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  -- as reported by the authenticator, separated by commas
  transports text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- Challenges of passkey ceremonies that have not ended; `user_id` is null for a sign-in.
create table passkey_challenges (
  challenge text primary key,
  user_id integer references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
