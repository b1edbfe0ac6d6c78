import type { TermId } from './glossary.ts';
import type { Figures } from './stat-block.ts';

/** A column of a table: the upstream's name of the figure, the column head, its term in the glossary, and its group. */
export type StatColumn = { figure: string; head: string; term?: TermId; group?: string };

const grouped = (group: string, columns: readonly StatColumn[]): StatColumn[] =>
  columns.map((column) => ({ ...column, group }));

const hitting: readonly StatColumn[] = [
  ...grouped('Playing time', [
    { figure: 'gamesPlayed', head: 'G', term: 'games' },
    { figure: 'plateAppearances', head: 'PA', term: 'plateAppearances' },
    { figure: 'atBats', head: 'AB', term: 'atBats' },
  ]),
  ...grouped('Batting', [
    { figure: 'runs', head: 'R', term: 'runs' },
    { figure: 'hits', head: 'H', term: 'hits' },
    { figure: 'doubles', head: '2B', term: 'doubles' },
    { figure: 'triples', head: '3B', term: 'triples' },
    { figure: 'homeRuns', head: 'HR', term: 'homeRuns' },
    { figure: 'rbi', head: 'RBI', term: 'runsBattedIn' },
    { figure: 'baseOnBalls', head: 'BB', term: 'walks' },
    { figure: 'strikeOuts', head: 'SO', term: 'strikeOuts' },
  ]),
  ...grouped('Running', [
    { figure: 'stolenBases', head: 'SB', term: 'stolenBases' },
    { figure: 'caughtStealing', head: 'CS', term: 'caughtStealing' },
  ]),
  ...grouped('Rates', [
    { figure: 'avg', head: 'AVG', term: 'avg' },
    { figure: 'obp', head: 'OBP', term: 'obp' },
    { figure: 'slg', head: 'SLG', term: 'slg' },
    { figure: 'ops', head: 'OPS', term: 'ops' },
  ]),
  ...grouped('Advanced', [
    { figure: 'babip', head: 'BABIP', term: 'babip' },
    { figure: 'woba', head: 'wOBA', term: 'woba' },
    { figure: 'iso', head: 'ISO', term: 'iso' },
    { figure: 'walkRate', head: 'BB %', term: 'walkRate' },
    { figure: 'strikeoutRate', head: 'K %', term: 'strikeoutRate' },
  ]),
];

const pitching: readonly StatColumn[] = [
  ...grouped('Record', [
    { figure: 'wins', head: 'W', term: 'wins' },
    { figure: 'losses', head: 'L', term: 'losses' },
    { figure: 'era', head: 'ERA', term: 'era' },
  ]),
  ...grouped('Appearances', [
    { figure: 'gamesPlayed', head: 'G', term: 'games' },
    { figure: 'gamesStarted', head: 'GS', term: 'gamesStarted' },
    { figure: 'completeGames', head: 'CG', term: 'completeGames' },
    { figure: 'shutouts', head: 'SHO', term: 'shutouts' },
    { figure: 'saves', head: 'SV', term: 'saves' },
    { figure: 'holds', head: 'HLD', term: 'holds' },
  ]),
  ...grouped('Pitching', [
    { figure: 'inningsPitched', head: 'IP', term: 'inningsPitched' },
    { figure: 'hits', head: 'H', term: 'hits' },
    { figure: 'runs', head: 'R', term: 'runs' },
    { figure: 'earnedRuns', head: 'ER', term: 'earnedRuns' },
    { figure: 'homeRuns', head: 'HR', term: 'homeRuns' },
    { figure: 'baseOnBalls', head: 'BB', term: 'walks' },
    { figure: 'strikeOuts', head: 'SO', term: 'strikeOuts' },
  ]),
  ...grouped('Rates', [
    { figure: 'whip', head: 'WHIP', term: 'whip' },
    { figure: 'strikeoutsPer9Inn', head: 'K/9', term: 'strikeoutsPer9' },
    { figure: 'walksPer9Inn', head: 'BB/9', term: 'walksPer9' },
    { figure: 'avg', head: 'AVG', term: 'opponentAverage' },
  ]),
  ...grouped('Advanced', [
    { figure: 'strikeoutRate', head: 'K %', term: 'strikeoutRate' },
    { figure: 'walkRate', head: 'BB %', term: 'walkRate' },
  ]),
];

const fielding: readonly StatColumn[] = [
  ...grouped('Playing time', [
    { figure: 'gamesPlayed', head: 'G', term: 'games' },
    { figure: 'gamesStarted', head: 'GS', term: 'gamesStarted' },
    { figure: 'innings', head: 'INN', term: 'fieldingInnings' },
  ]),
  ...grouped('Plays', [
    { figure: 'chances', head: 'TC', term: 'chances' },
    { figure: 'putOuts', head: 'PO', term: 'putOuts' },
    { figure: 'assists', head: 'A', term: 'assists' },
    { figure: 'errors', head: 'E', term: 'errors' },
    { figure: 'doublePlays', head: 'DP', term: 'doublePlays' },
  ]),
  ...grouped('Rates', [
    { figure: 'fielding', head: 'FPCT', term: 'fieldingPct' },
    { figure: 'rangeFactorPerGame', head: 'RF/G', term: 'rangeFactor' },
  ]),
];

/** More columns of one season's line: figures that the upstream has by season only. */
export const seasonColumns = {
  hitting: [
    ...grouped('Value', [
      { figure: 'wRcPlus', head: 'wRC+', term: 'wRcPlus' },
      { figure: 'war', head: 'WAR', term: 'war' },
    ]),
    ...grouped('Expected', [
      { figure: 'xAvg', head: 'xBA', term: 'expectedAverage' },
      { figure: 'xSlg', head: 'xSLG', term: 'expectedSlugging' },
      { figure: 'xWoba', head: 'xwOBA', term: 'expectedWoba' },
    ]),
  ],
  pitching: [
    ...grouped('Value', [
      { figure: 'fip', head: 'FIP', term: 'fip' },
      { figure: 'xfip', head: 'xFIP', term: 'xfip' },
      { figure: 'war', head: 'WAR', term: 'war' },
    ]),
    ...grouped('Expected', [
      { figure: 'xAvg', head: 'xBA', term: 'expectedAverage' },
      { figure: 'xWoba', head: 'xwOBA', term: 'expectedWoba' },
    ]),
  ],
} as const satisfies Record<string, readonly StatColumn[]>;

/** The columns of each group's season table, in order. */
export const statColumns = { hitting, pitching, fielding } as const;

export type ColumnGroup = keyof typeof statColumns;

export function isColumnGroup(group: string): group is ColumnGroup {
  return Object.hasOwn(statColumns, group);
}

/** The figures that have a column in the group's table. */
export function figuresShown(figures: Figures, group: ColumnGroup): Figures {
  return Object.fromEntries(
    statColumns[group].flatMap(({ figure }) => {
      const value = figures[figure];
      return value === undefined ? [] : [[figure, value]];
    }),
  );
}

/** The columns of a table of ranks: all figures of the lines, those of the group's table first, in its order. */
export function rankColumns(group: string, lines: readonly Figures[]): StatColumn[] {
  const present = new Set(lines.flatMap((figures) => Object.keys(figures)));
  const known = (isColumnGroup(group) ? statColumns[group] : []).filter(({ figure }) => present.has(figure));
  const named = new Set(known.map(({ figure }) => figure));
  const others = [...present].filter((figure) => !named.has(figure)).toSorted((a, b) => a.localeCompare(b));
  return [...known, ...others.map((figure) => ({ figure, head: headOf(figure) }))];
}

/** Converts 'strikeoutWalkRatio' to 'Strikeout walk ratio' and 'walksPer9Inn' to 'Walks per 9 inn'. */
function headOf(figure: string): string {
  const text = figure.replaceAll(/([a-z])([A-Z\d])/g, '$1 $2').replaceAll(/(\d)([A-Za-z])/g, '$1 $2');
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
