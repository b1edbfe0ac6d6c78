import { z } from 'zod';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { outsOfInnings } from '#rules/baseball/stats/figures.ts';
import type { Figures } from '#rules/baseball/stats/stat-block.ts';
import { type UpstreamResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { wireGameLogs, type WireLoggedGame } from '#sources/statsapi/wire-stats.ts';
import { id as idField } from '#sources/statsapi/wire/baseball-bounds.ts';
import { toText } from '#sources/statsapi/wire/to-named.ts';
import { integer, number, optional, rows, text } from '#sources/statsapi/wire/tolerant.ts';
import type { Park } from './rules/park.ts';
import type { PitchedGame } from './rules/staff.ts';

const feetToFence = integer(0, 999);

const wireVenueDetails = z.object({
  id: idField,
  name: text,
  location: optional(
    z.object({
      city: text,
      state: text,
      stateAbbrev: text,
      country: text,
      elevation: integer(-1000, 20_000),
      defaultCoordinates: optional(z.object({ latitude: number(-90, 90), longitude: number(-180, 180) })),
    }),
  ),
  fieldInfo: optional(
    z.object({
      capacity: integer(0, 500_000),
      turfType: text,
      roofType: text,
      leftLine: feetToFence,
      left: feetToFence,
      leftCenter: feetToFence,
      center: feetToFence,
      rightCenter: feetToFence,
      right: feetToFence,
      rightLine: feetToFence,
    }),
  ),
});

export const wireVenues = z.object({ venues: rows(wireVenueDetails, 2000) });

type WireVenueDetails = z.infer<typeof wireVenueDetails>;

/** Parks with place and dimensions, in one request. */
export function readVenues(client: StatsApiClient, ids: readonly number[]): Promise<UpstreamResponse<Park[]>> {
  const query = { venueIds: ids.toSorted((one, other) => one - other), hydrate: 'location,fieldInfo' };
  return client.read('/api/v1/venues', { kind: 'venues', query, convert: toVenues });
}

export const toVenues = memoizeByBody((body): Park[] => wireVenues.parse(body).venues.map(toPark));

/** 0 feet to the fence stands for an unknown distance. */
const toDistance = (feet: number | undefined): number | null => (feet === undefined || feet === 0 ? null : feet);

function toPark({ id, name = 'Venue to be announced', location = {}, fieldInfo = {} }: WireVenueDetails): Park {
  const { latitude = null, longitude = null } = location.defaultCoordinates ?? {};
  return {
    id,
    name,
    city: toText(location.city),
    region: toText(location.stateAbbrev) ?? toText(location.state) ?? toText(location.country),
    latitude,
    longitude,
    elevation: location.elevation ?? null,
    capacity: fieldInfo.capacity ?? null,
    surface: toText(fieldInfo.turfType),
    roof: toText(fieldInfo.roofType),
    distances: {
      leftLine: toDistance(fieldInfo.leftLine),
      left: toDistance(fieldInfo.left),
      leftCenter: toDistance(fieldInfo.leftCenter),
      center: toDistance(fieldInfo.center),
      rightCenter: toDistance(fieldInfo.rightCenter),
      right: toDistance(fieldInfo.right),
      rightLine: toDistance(fieldInfo.rightLine),
    },
  };
}

const frame = ['people', 'id', 'fullName', 'stats', 'type', 'group', 'displayName'];
const ofAGame = ['splits', 'date', 'gameType', 'team', 'stat'];

/** The games of a club's players in a season, in one request with only the used fields. */
export function readPlayedGames(
  client: StatsApiClient,
  { ids, season }: { ids: readonly number[]; season: string },
): Promise<UpstreamResponse<LoggedPlayer[]>> {
  const query = {
    personIds: ids.toSorted((one, other) => one - other),
    hydrate: `stats(group=[hitting,pitching],type=[gameLog],season=${season})`,
    fields: [...frame, ...ofAGame, ...new Set([...battedCounts, ...pitchedCounts])],
  };
  return client.read('/api/v1/people', { kind: 'stats', query, convert: toPlayedGames });
}

/** the club of a game */
type OfClub = { teamId: number | null };

type LoggedPlayer = {
  id: number;
  name: string;
  batted: (OfClub & { figures: Figures })[];
  pitched: (OfClub & { game: PitchedGame })[];
};

/** The names of the counts that `addFigures` needs for the leaders. */
const battedCounts = [
  'plateAppearances',
  'atBats',
  'hits',
  'doubles',
  'triples',
  'homeRuns',
  'rbi',
  'stolenBases',
  'baseOnBalls',
  'hitByPitch',
  'sacFlies',
] as const;

/** The names of the counts that `toPitchedGame` reads. */
const pitchedCounts = [
  'gamesStarted',
  'inningsPitched',
  'earnedRuns',
  'strikeOuts',
  'baseOnBalls',
  'hits',
  'saves',
  'holds',
  'numberOfPitches',
] as const;

/** The games of the regular season in the logs of players. */
const toPlayedGames = memoizeByBody((body): LoggedPlayer[] =>
  wireGameLogs.parse(body).people.map(({ id, fullName = unknownPlayer, stats }) => {
    const ofGroup = (group: string) =>
      stats
        .filter((block) => block.type?.displayName === 'gameLog' && block.group?.displayName === group)
        .flatMap(({ splits }) => splits.filter(({ gameType = 'R' }) => gameType === 'R'));
    return {
      id,
      name: fullName,
      batted: ofGroup('hitting').map(({ team, stat }) => ({ teamId: team?.id ?? null, figures: toBatted(stat) })),
      pitched: ofGroup('pitching').flatMap(toPitchedGame),
    };
  }),
);

function toBatted(stat: WireLoggedGame['stat']): Figures {
  return Object.fromEntries(
    battedCounts.flatMap((name) => (stat[name] === undefined ? [] : [[name, `${stat[name]}`]])),
  );
}

function toPitchedGame({ date, team, stat }: WireLoggedGame): LoggedPlayer['pitched'] {
  if (date === undefined) return [];
  const count = (name: (typeof pitchedCounts)[number]): number => {
    const value = stat[name];
    return typeof value === 'number' && Number.isInteger(value) ? value : 0;
  };
  const { inningsPitched, numberOfPitches } = stat;
  return [
    {
      teamId: team?.id ?? null,
      game: {
        date,
        isStart: count('gamesStarted') > 0,
        outs: typeof inningsPitched === 'string' ? (outsOfInnings(inningsPitched) ?? 0) : 0,
        earnedRuns: count('earnedRuns'),
        strikeOuts: count('strikeOuts'),
        walks: count('baseOnBalls'),
        hits: count('hits'),
        saves: count('saves'),
        holds: count('holds'),
        pitches: typeof numberOfPitches === 'number' ? count('numberOfPitches') : null,
      },
    },
  ];
}
