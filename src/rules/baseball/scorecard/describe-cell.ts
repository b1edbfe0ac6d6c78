import { ordinal } from '../stats/figures.ts';
import type { Cell } from './shapes.ts';

const bases = ['', 'first', 'second', 'third', 'home'] as const;

const causes: Record<string, string> = {
  WP: 'a wild pitch',
  PB: 'a passed ball',
  BK: 'a balk',
  DI: 'defensive indifference',
};

const fielders = [
  'a fielder',
  'the pitcher',
  'the catcher',
  'the first baseman',
  'the second baseman',
  'the third baseman',
  'the shortstop',
  'the left fielder',
  'the center fielder',
  'the right fielder',
] as const;

const baseName = (to: number): string => bases[to] ?? 'home';

const describeCause = (by: string): string => {
  if (by.startsWith('E')) return `an error by ${fielders[Number(by.slice(1))] ?? fielders[0]}`;
  return causes[by] ?? `the play of the ${ordinal(Number(by))} batter`;
};

/** 'Stole second.', 'To third on a wild pitch.', 'Scored on the play of the 7th batter.' */
const describeLeg = ({ to, by }: Cell['legs'][number]): string => {
  if (by === null) return '';
  if (by === 'SB') return `Stole ${baseName(to)}.`;
  return `${to === 4 ? 'Scored' : `To ${baseName(to)}`} on ${describeCause(by)}.`;
};

const outWords = ['', 'First', 'Second', 'Third'] as const;

const describeOut = ({ out }: Cell): string => {
  if (!out) return '';
  const number = `${outWords[out.number] ?? 'Third'} out`;
  if (out.at === null) return `${number}.`;
  return `${number} at ${baseName(out.at)}${out.by === '' ? '' : ` (${out.by})`}.`;
};

const describeResult = (cell: Cell, batter: string): string => {
  if (cell.kind === 'placed') return `${batter} began the inning on ${baseName(cell.legs[0]?.to ?? 2)}.`;
  if (cell.kind === 'inProgress') return `${batter} is at bat: ${cell.balls}-${cell.strikes}.`;
  if (cell.kind === 'unfinished')
    return `${batter} was at bat when it ended and leads off next. ${cell.description ?? ''}`;
  return cell.description ?? `${batter}: ${cell.notation?.text ?? 'no result'}.`;
};

/** The result of a plate appearance and what became of its runner, in sentences. */
export function describeCell(cell: Cell, batter: string): string {
  const rbi = cell.rbi > 0 ? `Drove in ${cell.rbi}.` : '';
  const run = cell.run ? `Run ${cell.run.number}${cell.run.isEarned === false ? ', unearned' : ''}.` : '';
  const parts = [describeResult(cell, batter), ...cell.legs.map(describeLeg), describeOut(cell), run, rbi];
  return parts.filter((part) => part !== '').join(' ');
}
