import type { BoxScore } from '#rules/baseball/game/model.ts';
import type { SplitLine } from '#rules/baseball/scorecard/split-lines.ts';

type Figures = Record<'atBats' | 'hits' | 'walks' | 'strikeOuts' | 'homeRuns', number>;

const isEmpty = (figures: Figures): boolean => Object.values(figures).every((count) => count === 0);

/** The batters of a box score with their figures, but those who did nothing that a box score counts. */
export function battersOfBox({ away, home }: BoxScore): Map<number, Figures> {
  const lines = [...away.batting, ...home.batting].map(
    ({ playerId, atBats, hits, walks, strikeOuts, homeRuns }) =>
      [playerId, { atBats, hits, walks, strikeOuts, homeRuns }] as const,
  );
  return new Map(lines.filter(([, figures]) => !isEmpty(figures)));
}

/** The same of split lines: each batter against all hands together. */
export function battersOfSplits(lines: readonly SplitLine[]): Map<number, Figures> {
  const batters = [...Map.groupBy(lines, ({ batterId }) => batterId)].map(([id, own]) => {
    const sum = (name: keyof Figures) => own.reduce((all, line) => all + line[name], 0);
    const [atBats, hits, walks] = [sum('atBats'), sum('hits'), sum('walks')];
    return [id, { atBats, hits, walks, strikeOuts: sum('strikeOuts'), homeRuns: sum('homeRuns') }] as const;
  });
  return new Map(batters.filter(([, figures]) => !isEmpty(figures)));
}
