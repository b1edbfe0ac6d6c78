-- The forecasts of a game that were replaced in the last days, for viewers who see an earlier instant; each with `replaced_at`.
alter table forecasts add column earlier jsonb not null default '[]';
