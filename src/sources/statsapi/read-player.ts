import { z } from 'zod';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { Player, ListedPlayer } from '#rules/baseball/player.ts';
import { type UpstreamResponse, mapResponse, memoizeByBody } from './client/response.ts';
import type { StatsApiClient } from './client/stats-api-client.ts';
import { toPosition, wirePosition, wireSide } from './read-roster.ts';
import { toStatBlock } from './to-stat-blocks.ts';
import { wireStatBlock } from './wire-stats.ts';
import { age, optionalId, year } from './wire/baseball-bounds.ts';
import { toNamed, toText } from './wire/to-named.ts';
import { day, figure, flag, optional, optionalRows, number, rows, text } from './wire/tolerant.ts';
import { wireNamed, wirePerson } from './wire/wire-team.ts';

type PlayerStats = {
  types: readonly (
    | 'career'
    | 'yearByYear'
    | 'rankingsByYear'
    | 'season'
    | 'gameLog'
    | 'sabermetrics'
    | 'expectedStatistics'
    | 'statSplits'
    | 'pitchArsenal'
  )[];
  groups: readonly ('hitting' | 'pitching' | 'fielding')[];
  /** of all types that are of one season */
  season?: string;
  /** codes of the situations of the splits */
  situations?: readonly string[];
};

type Params = { id: number; stats?: PlayerStats };

/** A player's biography with the requested statistics. Rejects with `UpstreamNotFound` when there is no such player. */
export async function readPlayer(client: StatsApiClient, { id, stats }: Params): Promise<UpstreamResponse<Player>> {
  const query = { hydrate: playerHydration(stats) };
  const response = await client.read(`/api/v1/people/${id}`, { kind: 'person', query, convert: toPlayers });
  const player = response.value.find((person) => person.id === id);
  if (player === undefined) throw new UpstreamNotFound(`The upstream has no player ${id}`);
  return mapResponse(response, () => player);
}

/** The `hydrate` parameter for the data of a player page. */
function playerHydration(stats: PlayerStats | undefined): string {
  if (stats === undefined) return 'currentTeam';
  const season = stats.season === undefined ? '' : `,season=${stats.season}`;
  const situations = stats.situations === undefined ? '' : `,sitCodes=[${stats.situations.join(',')}]`;
  return `currentTeam,stats(group=[${stats.groups.join(',')}],type=[${stats.types.join(',')}]${situations}${season})`;
}

/** The players of the major leagues in a season: about 1,400. */
export function readPlayerList(
  client: StatsApiClient,
  { season }: { season: string },
): Promise<UpstreamResponse<ListedPlayer[]>> {
  const convert = toPlayerList;
  return client.read('/api/v1/sports/1/players', { kind: 'players', query: { season }, convert });
}

export const wireFullPerson = wirePerson.extend({
  firstLastName: text,
  currentAge: age,
  height: text,
  weight: number(0, 999),
  draftYear: year,
  birthDate: day,
  birthCity: text,
  birthStateProvince: text,
  birthCountry: text,
  batSide: wireSide,
  pitchHand: wireSide,
  nickName: text,
  mlbDebutDate: day,
  primaryNumber: figure,
  primaryPosition: optional(wirePosition),
  currentTeam: optional(wireNamed),
  active: flag,
  stats: optionalRows(wireStatBlock, 500),
});

export const wirePeople = z.object({ people: rows(wireFullPerson, 2000) });

/** The response of `/sports/{id}/players`: thousands of people, of which a list needs few fields. */
export const wirePlayerList = z.object({
  people: rows(
    wirePerson.extend({
      firstLastName: text,
      nickName: text,
      currentAge: age,
      currentTeam: optional(z.object({ id: optionalId })),
      primaryPosition: optional(wirePosition),
    }),
    20_000,
  ),
});

type WireFullPerson = z.infer<typeof wireFullPerson>;

export const toPlayers = memoizeByBody((body): Player[] => wirePeople.parse(body).people.map(toPlayer));

export const toPlayerList = memoizeByBody((body): ListedPlayer[] =>
  wirePlayerList.parse(body).people.map((person) => ({
    id: person.id,
    name: nameOf(person),
    teamId: person.currentTeam?.id ?? null,
    age: person.currentAge ?? null,
    position: person.primaryPosition?.abbreviation ?? null,
    nickname: toText(person.nickName),
  })),
);

function toPlayer(wire: WireFullPerson): Player {
  return {
    id: wire.id,
    name: nameOf(wire),
    age: wire.currentAge ?? null,
    height: toText(wire.height),
    weight: wire.weight ?? null,
    draftYear: wire.draftYear ?? null,
    birthDate: toText(wire.birthDate),
    birthPlace: toBirthPlace(wire),
    bats: toText(wire.batSide?.description),
    throws: toText(wire.pitchHand?.description),
    nickname: toText(wire.nickName),
    debut: toText(wire.mlbDebutDate),
    jerseyNumber: toText(wire.primaryNumber),
    position: toPosition(wire.primaryPosition),
    team: toNamed(wire.currentTeam),
    isActive: wire.active ?? true,
    stats: wire.stats.flatMap(toStatBlock),
  };
}

/** The displayed name. Of the upstream's name fields, `firstLastName` keeps the accents. */
function nameOf({ firstLastName, fullName }: Pick<WireFullPerson, 'firstLastName' | 'fullName'>): string {
  return toText(firstLastName) ?? toText(fullName) ?? unknownPlayer;
}

function toBirthPlace({ birthCity, birthStateProvince, birthCountry }: WireFullPerson): string | null {
  const parts = [birthCity, birthStateProvince, birthCountry].flatMap((part) => toText(part) ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}
