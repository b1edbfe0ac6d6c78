-- The address of a mailed link in the form in which equal addresses are identical: links of an address are counted together.
alter table account_tokens add column email_key text;
alter table account_tokens add column created_at timestamptz not null default now();
create index account_tokens_by_email on account_tokens (email_key) where email_key is not null;
update account_tokens set email_key = lower(normalize(email, nfkc)) where email is not null;
