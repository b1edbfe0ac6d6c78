import type { PickReport } from '../contract.ts';
import { picksForReport } from '../rules/picks-for-report.ts';
import type { PickLine } from '../rules/report-shapes.ts';

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** What the forecast expects of picks that it can judge: '33.2 of 61'; '–' without any. */
export function expectedText({ expected, judged }: PickLine): string {
  return judged === 0 ? '–' : `${expected.toFixed(1)} of ${judged}`;
}

/** Correct picks above what the forecast expects, of those that it can judge: '+1.8'; null without any. */
export function surplus({ expected, judged, judgedCorrect }: PickLine): number | null {
  return judged === 0 ? null : Math.round((judgedCorrect - expected) * 10) / 10 || 0;
}

export function formatSurplus(value: number | null): string {
  if (value === null) return '–';
  if (value === 0) return '0.0';
  return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`;
}

/** '312 graded picks of 2026, 168 correct. …' */
export function describeSeason({ season, bias: { all } }: PickReport): string {
  if (all.picks === 0)
    return `None of your picks of a major-league game of ${season} is graded yet. My season begins at ${picksForReport}.`;
  if (all.picks < picksForReport)
    return `My season begins at ${picksForReport} graded picks of major-league games of ${season}. You have ${all.picks}.`;
  const graded = `${count(all.picks, 'graded pick', 'graded picks')} of ${season}, ${all.correct.toLocaleString('en-US')} correct.`;
  if (all.judged === 0) return graded;
  return `${graded} Of the ${all.judged.toLocaleString('en-US')} with a forecast you got ${all.judgedCorrect} right, where it expected ${all.expected.toFixed(1)}.`;
}

/** How often the user picked the home club, and how often the forecast favored it. */
export function describeHome({ bias: { all, home, homeFavorites } }: PickReport): string {
  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
  const own = `You picked the home club in ${share(home.picks, all.picks)} of games`;
  return all.judged === 0 ? `${own}.` : `${own}; the forecast favored it in ${share(homeFavorites, all.judged)}.`;
}
