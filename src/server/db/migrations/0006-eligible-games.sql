-- Why a game cannot be picked at any time, such as a spring training game; null for an eligible game.
alter table games add column no_picks_reason text;
