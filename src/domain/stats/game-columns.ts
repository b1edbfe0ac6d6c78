import type { Figures } from './stat-block.ts';
import type { StatColumn } from './stat-columns.ts';

const hitting: readonly StatColumn[] = [
  { figure: 'plateAppearances', head: 'PA', term: 'plateAppearances' },
  { figure: 'atBats', head: 'AB', term: 'atBats' },
  { figure: 'runs', head: 'R', term: 'runs' },
  { figure: 'hits', head: 'H', term: 'hits' },
  { figure: 'doubles', head: '2B', term: 'doubles' },
  { figure: 'triples', head: '3B', term: 'triples' },
  { figure: 'homeRuns', head: 'HR', term: 'homeRuns' },
  { figure: 'rbi', head: 'RBI', term: 'runsBattedIn' },
  { figure: 'baseOnBalls', head: 'BB', term: 'walks' },
  { figure: 'strikeOuts', head: 'SO', term: 'strikeOuts' },
  { figure: 'stolenBases', head: 'SB', term: 'stolenBases' },
];

const pitching: readonly StatColumn[] = [
  { figure: 'inningsPitched', head: 'IP', term: 'inningsPitched' },
  { figure: 'battersFaced', head: 'BF', term: 'battersFaced' },
  { figure: 'hits', head: 'H', term: 'hits' },
  { figure: 'runs', head: 'R', term: 'runs' },
  { figure: 'earnedRuns', head: 'ER', term: 'earnedRuns' },
  { figure: 'homeRuns', head: 'HR', term: 'homeRuns' },
  { figure: 'baseOnBalls', head: 'BB', term: 'walks' },
  { figure: 'strikeOuts', head: 'SO', term: 'strikeOuts' },
  { figure: 'numberOfPitches', head: 'P' },
];

/** What a game log shows of each game: what was counted in it. Averages would be the season's so far. */
export const gameColumns = { hitting, pitching } as const;

export type GameGroup = keyof typeof gameColumns;

/** The counts of a game in the order of the columns; null where the league tells none. */
export function gameFigures(figures: Figures, group: GameGroup): (string | null)[] {
  return gameColumns[group].map(({ figure }) => figures[figure] ?? null);
}
