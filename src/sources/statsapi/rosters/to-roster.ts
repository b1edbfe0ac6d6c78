import type {
  Coach,
  Position,
  PositionGroup,
  Roster,
  RosterEntry,
  RosterStatusKind,
} from '#rules/baseball/roster/roster.ts';
import { memoizeByBody } from '../client/memoize-by-body.ts';
import { toText } from '../wire/to-named.ts';
import { wireCoaches, type WirePosition, wireRoster, type WireRosterEntry } from './wire-roster.ts';

/** Converts a roster. Its type is the one in the response. */
export const toRoster = memoizeByBody((body): Roster => {
  const { rosterType, roster } = wireRoster.parse(body);
  return { type: rosterType ?? 'unknown', entries: roster.map(toEntry) };
});

export const toCoaches = memoizeByBody((body): Coach[] =>
  wireCoaches.parse(body).roster.map(({ person, jerseyNumber, title, job }) => ({
    id: person.id,
    name: person.fullName ?? `Coach ${person.id}`,
    jerseyNumber: toText(jerseyNumber),
    title: title ?? job ?? 'Coach',
  })),
);

function toEntry({ person, jerseyNumber, position, status, note }: WireRosterEntry): RosterEntry {
  return {
    id: person.id,
    name: person.fullName ?? `Player ${person.id}`,
    jerseyNumber: toText(jerseyNumber) ?? toText(person.primaryNumber),
    age: person.currentAge ?? null,
    position: toPosition(position),
    bats: toText(person.batSide?.description),
    throws: toText(person.pitchHand?.description),
    status: status === undefined ? null : { kind: toStatusKind(status.code ?? ''), text: status.description ?? '' },
    note: toText(note),
  };
}

/** Status codes: A active; D7 to D60 and ILF injured lists; RM, MIN and OPT minor leagues. */
function toStatusKind(code: string): RosterStatusKind {
  if (code === 'A') return 'active';
  if (code === 'D60') return 'injuredSixty';
  if (/^(?:D\d+|ILF)$/.test(code)) return 'injured';
  return ['RM', 'MIN', 'OPT'].includes(code) ? 'minors' : 'other';
}

const positionGroups: Readonly<Record<string, PositionGroup>> = {
  Catcher: 'catcher',
  Infielder: 'infielder',
  Outfielder: 'outfielder',
  Hitter: 'hitter',
  Batter: 'hitter',
  Runner: 'hitter',
  Pitcher: 'pitcher',
  'Two-Way Player': 'twoWay',
};

export function toPosition(wire: WirePosition | undefined): Position | null {
  if (wire === undefined) return null;
  const { code = '', name = '', type = '', abbreviation = '' } = wire;
  return { group: positionGroups[type] ?? 'other', code, name, type, abbreviation };
}
