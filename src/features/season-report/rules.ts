import type { SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { SeasonRanking } from '#rules/baseball/standings/season-ranking.ts';
import type { PickBias, PickLine, ImaginedRecord } from './shapes.ts';

/** A graded pick. `homeWinProbability`: of the forecast before the game, 0 to 1; null without one */
export type ReportedPick = {
  homeId: number;
  awayId: number;
  winnerId: number;
  isCorrect: boolean;
  homeWinProbability: number | null;
};

/** The forecast's probability of the picked club; null without a forecast. */
function chanceOf({ winnerId, homeId, homeWinProbability }: ReportedPick): number | null {
  if (homeWinProbability === null) return null;
  return winnerId === homeId ? homeWinProbability : 1 - homeWinProbability;
}

/** The club that the forecast favored; null without a forecast, and if it favored none. */
function favoriteOf({ homeId, awayId, homeWinProbability }: ReportedPick): number | null {
  if (homeWinProbability === null || homeWinProbability === 0.5) return null;
  return homeWinProbability > 0.5 ? homeId : awayId;
}

function lineOf(picks: readonly ReportedPick[]): PickLine {
  const judged = picks.filter(({ homeWinProbability }) => homeWinProbability !== null);
  return {
    picks: picks.length,
    correct: picks.filter(({ isCorrect }) => isCorrect).length,
    judged: judged.length,
    judgedCorrect: judged.filter(({ isCorrect }) => isCorrect).length,
    expected: judged.reduce((sum, pick) => sum + (chanceOf(pick) ?? 0), 0),
  };
}

const isOfHome = ({ winnerId, homeId }: ReportedPick): boolean => winnerId === homeId;
const isOfFavorite = (pick: ReportedPick): boolean => favoriteOf(pick) === pick.winnerId;
const isOfUnderdog = (pick: ReportedPick): boolean => favoriteOf(pick) !== null && !isOfFavorite(pick);

/**
 * Counts what a user picks more than others would: by home and away, by the forecast, and for and against each club. The clubs are in
 * the order of their ids.
 */
export function pickBias(picks: readonly ReportedPick[]): PickBias {
  const teamIds = [...new Set(picks.flatMap(({ homeId, awayId }) => [homeId, awayId]))].toSorted((a, b) => a - b);
  return {
    all: lineOf(picks),
    home: lineOf(picks.filter(isOfHome)),
    away: lineOf(picks.filter((pick) => !isOfHome(pick))),
    homeFavorites: picks.filter((pick) => favoriteOf(pick) === pick.homeId).length,
    favorites: lineOf(picks.filter(isOfFavorite)),
    underdogs: lineOf(picks.filter(isOfUnderdog)),
    clubs: teamIds.map((teamId) => {
      const games = picks.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);
      return {
        teamId,
        picked: lineOf(games.filter(({ winnerId }) => winnerId === teamId)),
        against: lineOf(games.filter(({ winnerId }) => winnerId !== teamId)),
        judged: games.filter(({ homeWinProbability }) => homeWinProbability !== null).length,
        favored: games.filter((pick) => favoriteOf(pick) === teamId).length,
      };
    }),
  };
}

type ClubRecord = { teamId: number; wins: number; losses: number };

/** A game that the picked club lost. */
type WrongPick = { gamePk: number; winnerId: number; loserId: number };

/** The games of the season as they would be if every wrong pick had come true: those games with the other score. */
export function imagineGames(games: readonly SeasonGame[], wrong: readonly Pick<WrongPick, 'gamePk'>[]): SeasonGame[] {
  const turned = new Set(wrong.map(({ gamePk }) => gamePk));
  return games.map((game) =>
    game.score !== null && turned.has(game.gamePk)
      ? { ...game, score: { away: game.score.home, home: game.score.away } }
      : game,
  );
}

/**
 * Returns the clubs of a division in the order that they would have if every wrong pick had come true. The picked club then has one
 * win more and one loss less, and its opponent the opposite. `ranking`: of the imagined games, which also break ties.
 */
export function imagineDivision(
  division: readonly ClubRecord[],
  wrong: readonly Omit<WrongPick, 'gamePk'>[],
  ranking: SeasonRanking,
): ImaginedRecord[] {
  const lines = division.map(({ teamId, wins, losses }, index) => {
    const gained =
      wrong.filter(({ winnerId }) => winnerId === teamId).length -
      wrong.filter(({ loserId }) => loserId === teamId).length;
    return { teamId, wins: wins + gained, losses: losses - gained, real: { place: index + 1, wins, losses } };
  });
  return ranking
    .rank(lines.map((line) => ({ ...line, team: { id: line.teamId } })))
    .map(({ team: _team, ...line }, index) => ({ ...line, place: index + 1 }));
}

/** Fewer graded picks of a season say nothing about a user. */
export const picksForReport = 50;
