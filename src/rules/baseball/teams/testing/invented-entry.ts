import type { RosterEntry, RosterStatusKind } from '../roster.ts';

/** A player of a roster; all other fields are empty except the given ones. */
export function inventedEntry(id: number, facts: Partial<RosterEntry> = {}): RosterEntry {
  return {
    id,
    name: `Player ${id}`,
    jerseyNumber: null,
    age: null,
    position: null,
    bats: null,
    throws: null,
    status: null,
    note: null,
    ...facts,
  };
}

export function entryWithStatus(id: number, kind: RosterStatusKind | null): RosterEntry {
  return inventedEntry(id, { status: kind === null ? null : { kind, text: '' } });
}
