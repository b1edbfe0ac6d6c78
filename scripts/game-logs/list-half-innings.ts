import type { Situation } from '#rules/baseball/win-probability/win-model.ts';
import { sumRuns, type GameLog } from './parse-game-log.ts';

/** In these seasons, the games of double-headers had seven innings, from the date in the first of them. */
const sevenInnings = { from: '20200801', to: '20211231' };

/** The first season in which extra innings start with a runner on second. */
const firstPlacedSeason = 2020;

/** The rules of a game's length, as known before it. A game of a double-header may complete one of nine innings. */
function scheduledInnings({ date, number, home, away }: GameLog): number {
  if (number === '0' || date < sevenInnings.from || date > sevenInnings.to) return 9;
  const isTied = sumRuns(home.innings.slice(0, 7)) === sumRuns(away.innings.slice(0, 7));
  return away.innings.length <= 7 || isTied ? 7 : 9;
}

/** Lists the situation at the start of each half-inning played. */
export function listHalfInnings(log: GameLog): Situation[] {
  const scheduled = scheduledInnings(log);
  const hasPlacedRunner = log.season >= firstPlacedSeason;
  const { home, away } = log;
  const at = (inning: number, half: Situation['half'], homeLead: number): Situation => ({
    inning,
    half,
    outs: 0,
    bases: hasPlacedRunner && inning > scheduled ? 2 : 0,
    homeLead,
    scheduledInnings: scheduled,
    hasPlacedRunner: hasPlacedRunner && inning > scheduled,
  });
  return away.innings.flatMap((_, place) => {
    const before = sumRuns(home.innings.slice(0, place));
    const top = at(place + 1, 'top', before - sumRuns(away.innings.slice(0, place)));
    const bottom = at(place + 1, 'bottom', before - sumRuns(away.innings.slice(0, place + 1)));
    return home.innings[place] === undefined ? [top] : [top, bottom];
  });
}
