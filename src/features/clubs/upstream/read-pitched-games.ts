import type { UpstreamResponse } from '#sources/statsapi/client/response.ts';
import { memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { outsOfInnings } from '#rules/baseball/stats/figure-text.ts';
import { wireGameLogs, type WireLoggedGame } from '#sources/statsapi/stats/wire-stats.ts';
import type { PitcherGames } from '../rules/staff.ts';

const frame = ['people', 'id', 'fullName', 'stats', 'type', 'group', 'displayName'];
const ofAGame = ['splits', 'date', 'gameType', 'team', 'stat'];

/** The games of the pitchers of a staff in a season, in one request with only the used fields. */
export function readPitchedGames(
  client: StatsApiClient,
  { ids, season }: { ids: readonly number[]; season: string },
): Promise<UpstreamResponse<LoggedPitcher[]>> {
  const query = {
    personIds: ids.toSorted((one, other) => one - other),
    hydrate: `stats(group=[pitching],type=[gameLog],season=${season})`,
    fields: [...frame, ...ofAGame, ...pitchedCounts],
  };
  return client.read('/api/v1/people', { kind: 'stats', query, convert: toPitchedGames });
}

/** A pitcher's games with the club of each. */
type LoggedPitcher = Omit<PitcherGames, 'games'> & {
  games: (PitcherGames['games'][number] & { teamId: number | null })[];
};

/** The names of the counts that `toPitchedGames` reads. */
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

/** The games of the regular season in the logs of pitchers. */
export const toPitchedGames = memoizeByBody((body): LoggedPitcher[] =>
  wireGameLogs.parse(body).people.map(({ id, fullName = `Player ${id}`, stats }) => ({
    id,
    name: fullName,
    games: stats
      .filter(({ type, group }) => type?.displayName === 'gameLog' && group?.displayName === 'pitching')
      .flatMap(({ splits }) => splits.flatMap(toPitchedGame)),
  })),
);

function toPitchedGame({ date, gameType = 'R', team, stat }: WireLoggedGame): LoggedPitcher['games'] {
  if (date === undefined || gameType !== 'R') return [];
  const count = (name: (typeof pitchedCounts)[number]): number => {
    const value = stat[name];
    return typeof value === 'number' && Number.isInteger(value) ? value : 0;
  };
  const { inningsPitched, numberOfPitches } = stat;
  return [
    {
      date,
      teamId: team?.id ?? null,
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
  ];
}
