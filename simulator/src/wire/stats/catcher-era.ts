import type { SeasonLine } from '../../lines.ts';
import { resultsOf } from '../standings/club-record.ts';
import type { World } from '../world.ts';

type CatcherAverage = { average: number; outs: number };

/**
 * Earned runs per nine innings for each MLB catcher this season. A game's runs are divided among its catchers by outs, and
 * counted as earned in the proportion of the club's season.
 */
export function catcherEarnedRunAverages(world: World): ReadonlyMap<number, CatcherAverage> {
  const { league, now } = world;
  const lines = league.seasonLines(1, now);
  const earnedShare = earnedShares(lines);
  const results = resultsOf(league, 1, now);
  const averages = new Map<number, CatcherAverage>();
  for (const { personId } of lines.filter(({ fielding }) =>
    fielding.some(({ position, outs }) => position === 'C' && outs > 0),
  )) {
    if (averages.has(personId)) continue;
    let [outs, runs] = [0, 0];
    for (const { gamePk, line } of league.gameLog(personId, now)) {
      const behind = line.fielding.filter(({ position }) => position === 'C').reduce((sum, each) => sum + each.outs, 0);
      const game = results.get(line.clubId)?.games.find((each) => each.gamePk === gamePk);
      if (!game || behind === 0) continue;
      outs += behind;
      runs += game.allowed * Math.min(1, behind / (game.innings * 3)) * (earnedShare.get(line.clubId) ?? 1);
    }
    if (outs > 0) averages.set(personId, { average: (runs * 27) / outs, outs });
  }
  return averages;
}

function earnedShares(lines: readonly SeasonLine[]): ReadonlyMap<number, number> {
  const byClub = Map.groupBy(lines, ({ clubId }) => clubId);
  const sum = (of: readonly SeasonLine[], name: 'runs' | 'earnedRuns') =>
    of.reduce((total, { pitching }) => total + (pitching?.[name] ?? 0), 0);
  return new Map(
    [...byClub].map(([clubId, of]) => [clubId, sum(of, 'runs') === 0 ? 1 : sum(of, 'earnedRuns') / sum(of, 'runs')]),
  );
}
