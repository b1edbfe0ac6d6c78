import type { TeamRoster } from '#features/rosters/contract.ts';
import type { Position, RosterEntry } from '#rules/baseball/teams/roster.ts';
import { inventedEntry } from '#rules/baseball/teams/testing/invented-entry.ts';

const shortstop: Position = { group: 'infielder', code: '6', name: 'Shortstop', type: 'Infielder', abbreviation: 'SS' };

export function rosterEntry(more: Partial<RosterEntry> = {}): RosterEntry {
  const hands = { bats: 'Switch', throws: 'Right' };
  const status = { kind: 'active', text: 'Active' } as const;
  return inventedEntry(1, {
    name: 'José Bo',
    jerseyNumber: '7',
    age: 27,
    position: shortstop,
    ...hands,
    status,
    ...more,
  });
}

const mets = { id: 121, name: 'New York Mets', shortName: 'Mets', level: { id: 1, name: 'Major League Baseball' } };
export const otters = { id: 5000, name: 'Lake Town Otters', shortName: 'Otters', level: { id: 11, name: 'Triple-A' } };

export function teamRoster(more: Partial<TeamRoster> = {}): TeamRoster {
  return {
    team: mets,
    clubId: 121,
    organization: [mets, otters],
    season: '2026',
    type: '40Man',
    roster: { type: '40Man', entries: [rosterEntry()] },
    coaches: [],
    freshness: { asOf: 1_784_400_000_000, isStale: false },
    ...more,
  };
}
