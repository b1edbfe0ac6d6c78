import type { Figures } from './stat-block.ts';
import { type ColumnGroup, type StatColumn, statColumns } from './stat-columns.ts';

/** The season table's columns of these figures, in its order. */
function seasonColumns(group: ColumnGroup, ...figures: string[]): StatColumn[] {
  return statColumns[group].filter(({ figure }) => figures.includes(figure));
}

const hitting: readonly StatColumn[] = [
  ...seasonColumns('hitting', 'plateAppearances', 'atBats', 'runs', 'hits', 'doubles', 'triples', 'homeRuns'),
  ...seasonColumns('hitting', 'rbi', 'baseOnBalls', 'strikeOuts', 'stolenBases'),
];

const pitching: readonly StatColumn[] = [
  ...seasonColumns('pitching', 'inningsPitched'),
  { figure: 'battersFaced', head: 'BF', term: 'battersFaced' },
  ...seasonColumns('pitching', 'hits', 'runs', 'earnedRuns', 'homeRuns', 'baseOnBalls', 'strikeOuts'),
  { figure: 'numberOfPitches', head: 'P' },
];

/** The columns of a game log: counts only, because the league's averages in a game log are season averages. */
export const gameColumns = { hitting, pitching } as const;

/** The figures of the season after each game. */
export const runningNames = { hitting: ['avg', 'ops'], pitching: ['era'] } as const;

export type GameGroup = keyof typeof gameColumns;

/** The counts of a game in the order of the columns; null where the upstream has none. */
export function gameFigures(figures: Figures, group: GameGroup): (string | null)[] {
  return gameColumns[group].map(({ figure }) => figures[figure] ?? null);
}
