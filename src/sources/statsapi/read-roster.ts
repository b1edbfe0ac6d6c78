import { z } from 'zod';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { RosterTypeId } from '#rules/baseball/teams/roster-types.ts';
import type {
  Coach,
  Position,
  PositionGroup,
  Roster,
  RosterEntry,
  RosterStatusKind,
} from '#rules/baseball/teams/roster.ts';
import { memoizeByBody, type UpstreamResponse } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { age } from './wire/baseball-bounds.ts';
import { toText } from './wire/to-named.ts';
import { figure, optional, prose, rows, text } from './wire/tolerant.ts';
import { wirePerson } from './wire/wire-team.ts';

export const wirePosition = z.object({ code: text, name: text, type: text, abbreviation: text });

/** the batting side or the throwing hand */
export const wireSide = optional(z.object({ code: text, description: text }));

const wireRosterEntry = z.object({
  person: wirePerson.extend({ currentAge: age, primaryNumber: figure, batSide: wireSide, pitchHand: wireSide }),
  jerseyNumber: figure,
  position: optional(wirePosition),
  status: optional(z.object({ code: text, description: text })),
  note: prose,
});

export const wireRoster = z.object({ rosterType: text, roster: rows(wireRosterEntry, 1000) });

export const wireCoaches = z.object({
  roster: rows(z.object({ person: wirePerson, jerseyNumber: figure, job: text, title: text }), 200),
});

export type WirePosition = z.infer<typeof wirePosition>;
type WireRosterEntry = z.infer<typeof wireRosterEntry>;

/** Converts a roster. Its type is the one in the response. */
export const toRoster = memoizeByBody((body): Roster => {
  const { rosterType, roster } = wireRoster.parse(body);
  return { type: rosterType ?? 'unknown', entries: roster.map(toEntry) };
});

export const toCoaches = memoizeByBody((body): Coach[] =>
  wireCoaches.parse(body).roster.map(({ person, jerseyNumber, title, job }) => ({
    id: person.id,
    name: person.fullName ?? 'Unknown coach',
    jerseyNumber: toText(jerseyNumber),
    title: title ?? job ?? 'Coach',
  })),
);

function toEntry({ person, jerseyNumber, position, status, note }: WireRosterEntry): RosterEntry {
  return {
    id: person.id,
    name: person.fullName ?? unknownPlayer,
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

/** A club's manager and coaches, in the upstream's order. */
export function readCoaches(
  client: StatsApiClient,
  { teamId, season }: { teamId: number; season?: string },
): Promise<UpstreamResponse<Coach[]>> {
  return client.read(`/api/v1/teams/${teamId}/coaches`, { kind: 'coaches', query: { season }, convert: toCoaches });
}

type Params = { teamId: number; type: RosterTypeId; season?: string };

/** A club's roster. Its `type` is the one in the response, which can differ from the requested type. */
export function readRoster(
  client: StatsApiClient,
  { teamId, type, season }: Params,
): Promise<UpstreamResponse<Roster>> {
  const query = { rosterType: type, season, hydrate: 'person' };
  return client.read(`/api/v1/teams/${teamId}/roster`, { kind: 'roster', query, convert: toRoster });
}
