import { type RaceFacts } from '#domain/standings/season-book.ts';
import type { StandingsGroup } from '#domain/standings/standings.ts';
import type { StandingsTable } from '#domain/standings/standings-table.ts';
import { standingsTables } from '#domain/standings/standings-tables.ts';

type Kept = { facts: RaceFacts; tables: StandingsTable[] };

const kept = new WeakMap<readonly StandingsGroup[], Kept>();

/** As `standingsTables`, worked out once for as long as the upstream's answers behind it stay the same. */
export function keptTables(groups: readonly StandingsGroup[], facts: RaceFacts): StandingsTable[] {
  const known = kept.get(groups);
  if (known !== undefined && areSame(known.facts, facts)) return known.tables;
  const tables = standingsTables(groups, facts);
  kept.set(groups, { facts, tables });
  return tables;
}

function areSame(one: RaceFacts, other: RaceFacts): boolean {
  return one.games === other.games && one.through === other.through && one.isOver === other.isOver;
}
