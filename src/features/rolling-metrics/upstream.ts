import { unknownPlayer } from '#rules/baseball/player-names.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { figureNumber, outsOfInnings } from '#rules/baseball/stats/figures.ts';
import { type UpstreamResponse, memoizeByBody } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { linesOfGroup, readClubLines } from '#sources/statsapi/read-club-lines.ts';
import { wireGameLogs, type WireLoggedGame, type WireLogOwner } from '#sources/statsapi/wire-stats.ts';
import type { CountName, GameLine } from './rules/game-line.ts';
import type { RollingGroup } from './rules/rolling-figures.ts';
import type { PlayerLog } from './rules/rolling-form.ts';

type Params = { ids: readonly number[]; group: RollingGroup; season: string };

const frame = ['people', 'id', 'fullName', 'primaryPosition', 'abbreviation', 'stats', 'type', 'group', 'displayName'];
const ofAGame = ['splits', 'date', 'gameType', 'team', 'stat', 'inningsPitched'];

/**
 * The games of several players in a season. One request reads only the counted fields, because the upstream's own
 * "last games" figures do not include the number of games.
 */
export function readGameLogs(
  client: StatsApiClient,
  { ids, group, season }: Params,
): Promise<UpstreamResponse<PlayerLog[]>> {
  const query = {
    personIds: ids.toSorted((a, b) => a - b),
    hydrate: `stats(group=[${group}],type=[gameLog],season=${season})`,
    fields: [...frame, ...ofAGame, ...gameLogCounts[group].map(([upstream]) => upstream)],
  };
  return client.read('/api/v1/people', { kind: 'stats', query, convert: toGameLogs[group] });
}

/** The season of all clubs together; the same request as that of other pages. Without clubs it has no counts. */
export async function readLeagueLine(
  client: StatsApiClient,
  { group, season }: Omit<Params, 'ids'>,
): Promise<GameLine> {
  const clubs = linesOfGroup((await readClubLines(client, season)).value, group);
  const sums = addFigures(
    group,
    clubs.map(({ figures }) => figures),
  );
  const { inningsPitched = null, ...counts } = sums;
  const numbers = Object.entries(counts).map(([name, text]) => [name, figureNumber(text)]);
  return toLine({ ...Object.fromEntries(numbers), inningsPitched }, group);
}

const convert = (group: RollingGroup) =>
  memoizeByBody((body): PlayerLog[] => wireGameLogs.parse(body).people.map((person) => toPlayerLog(person, group)));

/** The conversion of game logs for each group of statistics. */
export const toGameLogs = { hitting: convert('hitting'), pitching: convert('pitching') };

function toPlayerLog(person: WireLogOwner, group: RollingGroup): PlayerLog {
  const splits = person.stats
    .filter((block) => block.type?.displayName === 'gameLog' && block.group?.displayName === group)
    .flatMap((block) => block.splits);
  return {
    id: person.id,
    name: person.fullName ?? unknownPlayer,
    position: person.primaryPosition?.abbreviation ?? null,
    games: splits.flatMap((split) => toGame(split, group)).toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}

/** Games of the regular season. A game without a date is left out. */
function toGame(split: WireLoggedGame, group: RollingGroup): PlayerLog['games'] {
  const { date, gameType = 'R', team, stat } = split;
  if (date === undefined || gameType !== 'R') return [];
  return [{ date, teamId: team?.id ?? null, line: toLine(stat, group) }];
}

function toLine(stat: WireLoggedGame['stat'], group: RollingGroup): GameLine {
  const line: Partial<Record<CountName, number>> = {};
  for (const [upstream, countName] of gameLogCounts[group]) {
    const count = stat[upstream];
    if (typeof count === 'number') line[countName] = count;
  }
  const outs = typeof stat.inningsPitched === 'string' ? outsOfInnings(stat.inningsPitched) : null;
  if (group === 'pitching' && outs !== null) line.outs = outs;
  return line;
}

type Counts = readonly (readonly [upstream: string, countName: CountName])[];

/** The upstream's name of each count in a game line, by group. */
const gameLogCounts: Readonly<Record<RollingGroup, Counts>> = {
  hitting: [
    ['plateAppearances', 'plateAppearances'],
    ['atBats', 'atBats'],
    ['hits', 'hits'],
    ['totalBases', 'totalBases'],
    ['homeRuns', 'homeRuns'],
    ['baseOnBalls', 'walks'],
    ['hitByPitch', 'hitByPitch'],
    ['sacFlies', 'sacFlies'],
    ['strikeOuts', 'strikeOuts'],
    ['airOuts', 'airOuts'],
  ],
  pitching: [
    ['wins', 'wins'],
    ['wildPitches', 'wildPitches'],
    ['baseOnBalls', 'walks'],
    ['strikes', 'strikes'],
    ['numberOfPitches', 'pitches'],
    ['earnedRuns', 'earnedRuns'],
    ['battersFaced', 'battersFaced'],
    ['groundOuts', 'groundOuts'],
    ['airOuts', 'airOuts'],
    ['hitBatsmen', 'hitBatsmen'],
    ['hits', 'hits'],
    ['atBats', 'atBats'],
    ['totalBases', 'totalBases'],
  ],
};
