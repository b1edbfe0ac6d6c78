-- Alerts of the best game of the evening.
alter table alert_subscriptions drop constraint alert_subscriptions_preset_check;
alter table alert_subscriptions add constraint alert_subscriptions_preset_check
  check (preset in ('everything', 'big', 'ends', 'best'));
