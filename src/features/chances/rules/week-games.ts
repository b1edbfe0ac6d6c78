import { chancesAfter } from '#rules/baseball/chances/chances-after.ts';
import type { ClubChances, WeekGame } from '#rules/baseball/chances/season-chances.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import type { ComparedResults, ClubWeekGame } from '../shapes.ts';

/** A smaller difference between a win and a loss is not mentioned: the noise of 20,000 simulated seasons is half a point. */
const leastEffect = 0.02;
const mostGames = 5;

/**
 * The part of the counted difference between a home win and an away win that is shown. A simulated win teaches more than a real one: the swing of
 * the next games is 0.83 (wide ranges) to 0.99 (last weeks) of what is counted for them.
 */
const shownPart = 0.9;

type Stored = {
  compared: ComparedResults;
  /** the day of the compared games */
  day: string | null;
  week: readonly WeekGame[];
  clubs: readonly ClubChances[];
  seasons: number;
};

/** The games of the coming week that change a club's chance of the main goal most. Those of the next day have the chances of `compared`. */
export function findWeekGames(teamId: number, { compared, day, week, clubs, seasons }: Stored): ClubWeekGame[] {
  const goal = compared.compared[0] === 'title' ? 'title' : 'playoffs';
  const reachedOften = clubs.find(({ id }) => id === teamId)?.reached[goal] ?? 0;
  const next = compared.games.flatMap(({ gamePk, home, away }) => {
    const isHome = home.teamId === teamId;
    const [own, other] = isHome ? [home, away] : [away, home];
    if (day === null || own.teamId !== teamId) return [];
    return [{ gamePk, day, opponentId: other.teamId, isHome, win: own.win[goal] ?? 0, loss: own.loss[goal] ?? 0 }];
  });
  const later = week.flatMap(({ gamePk, date, home, away, homeWins, reached }) => {
    const isHome = home === teamId;
    if ((!isHome && away !== teamId) || next.some((game) => game.gamePk === gamePk)) return [];
    const ofHomeWins = reached[isHome ? 'home' : 'away'][goal];
    // not a number if one club wins in all simulated seasons: then the game is left out
    const swing = ofHomeWins / homeWins - (reachedOften - ofHomeWins) / (seasons - homeWins);
    const { homeWin, awayWin } = chancesAfter(reachedOften / seasons, shownPart * swing, {
      homeChance: homeWins / seasons,
    });
    const [win, loss] = isHome ? [homeWin, awayWin] : [awayWin, homeWin];
    return [{ gamePk, day: date, opponentId: isHome ? away : home, isHome, win, loss }];
  });
  return [...next, ...later]
    .filter(({ win, loss }) => win - loss >= leastEffect)
    .toSorted((one, other) => other.win - other.loss - (one.win - one.loss))
    .slice(0, mostGames)
    .map((game) => ({ ...game, win: rounded(game.win, 4), loss: rounded(game.loss, 4) }));
}
