import { sumLines } from './game-line.ts';
import type { LoggedGame } from './player-log.ts';
import type { RollingFigure, RollingGroup } from './rolling-figures.ts';

export type RollingForm = {
  /** of the season, and of the window: fewer where he has not played so many */
  seasonGames: number;
  games: number;
  /** first and last day of the window, YYYY-MM-DD */
  from: string;
  to: string;
  /** of the window and of the season, in the order of the figures */
  figures: (number | null)[];
  season: (number | null)[];
  /** the drawn figure after each game from the first whole window on */
  trend: (number | null)[];
  /** plate appearances or batters faced, on which the window's figures stand */
  sample: number | null;
  isSmall: boolean;
};

type Asked = { group: RollingGroup; window: number; figures: readonly RollingFigure[]; drawn: RollingFigure };

/** A player's last so many games against his season; null for who has not played. Games come oldest first. */
export function rollingForm(log: readonly LoggedGame[], { group, window, figures, drawn }: Asked): RollingForm | null {
  const recent = log.slice(-window);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined) return null;
  const now = sumLines(recent.map(({ line }) => line));
  const season = sumLines(log.map(({ line }) => line));
  const sample = (group === 'hitting' ? now.plateAppearances : now.battersFaced) ?? null;
  return {
    seasonGames: log.length,
    games: recent.length,
    from: first.date,
    to: last.date,
    figures: figures.map(({ value }) => value(now)),
    season: figures.map(({ value }) => value(season)),
    trend: rollingTrend(log, window, drawn),
    sample,
    isSmall: sample !== null && sample < window * leastPerGame,
  };
}

/** Plate appearances or batters faced for each game of the window, below which its figures are mostly chance. */
const leastPerGame = 2;

/** A figure over each run of so many games in a row, oldest first; none before the first whole window. */
export function rollingTrend(log: readonly LoggedGame[], window: number, { value }: RollingFigure): (number | null)[] {
  return log
    .slice(window - 1)
    .map((_, index) => value(sumLines(log.slice(index, index + window).map(({ line }) => line))));
}

/**
 * How the window differs from the season: rates by their difference, counts from what the season's pace makes of as many
 * games. Null where either is not known.
 */
export function changeAgainstSeason(
  { kind }: RollingFigure,
  {
    now,
    season,
    games,
    seasonGames,
  }: { now: number | null; season: number | null; games: number; seasonGames: number },
): number | null {
  if (now === null || season === null) return null;
  return kind === 'count' ? now - (season * games) / seasonGames : now - season;
}
