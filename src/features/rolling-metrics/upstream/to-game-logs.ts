import type { CountName, GameLine } from '../rules/game-line.ts';
import type { PlayerLog } from '../rules/player-log.ts';
import type { RollingGroup } from '../rules/rolling-figures.ts';
import { outsOfInnings } from '#rules/baseball/stats/innings.ts';
import { gameLogCounts } from './game-log-counts.ts';
import { memoizeByBody } from '#sources/statsapi/client/memoize-by-body.ts';
import { wireGameLogs, type WireLoggedGame, type WireLogOwner } from '#sources/statsapi/stats/wire-game-logs.ts';

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
    name: person.fullName ?? `Player ${person.id}`,
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
