-- Further names by which players are found.
alter table players add column nickname text;
