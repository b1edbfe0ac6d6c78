import { fixed, percent, rounded, thousandths } from '#rules/baseball/stats/figures.ts';
import type { TermId } from '#rules/baseball/stats/glossary.ts';
import type { CountName, GameLine } from './game-line.ts';

export type RollingGroup = 'hitting' | 'pitching';

/** A figure of a player's last games, its format, and whether more or less is better. */
export type RollingFigure = {
  id: TermId;
  name: string;
  kind: 'count' | 'tenths' | 'average' | 'ratio' | 'percentage';
  better: 'more' | 'less' | null;
  /** null if a count is absent or the divisor is zero */
  value: (line: GameLine) => number | null;
};

type Value = number | null;

const sum = (...counts: Value[]): Value =>
  counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0);
const times = (count: Value, factor: number): Value => (count === null ? null : count * factor);
const divided = (part: Value, whole: Value): Value =>
  part === null || whole === null || whole === 0 ? null : part / whole;

const of = (line: GameLine, name: CountName): Value => line[name] ?? null;
const count =
  (name: CountName) =>
  (line: GameLine): Value =>
    of(line, name);
const share =
  (part: CountName, whole: CountName) =>
  (line: GameLine): Value =>
    divided(of(line, part), of(line, whole));
/** A rate per number of outs: 27 for nine innings, 3 for one. */
const perOuts =
  (name: CountName, outs: number) =>
  (line: GameLine): Value =>
    divided(times(of(line, name), outs), of(line, 'outs'));

/** (H + BB + HBP) ÷ (AB + BB + HBP + SF) */
function onBase(line: GameLine): Value {
  const [walks, hit] = [of(line, 'walks'), of(line, 'hitByPitch')];
  return divided(sum(of(line, 'hits'), walks, hit), sum(of(line, 'atBats'), walks, hit, of(line, 'sacFlies')));
}

/** (H − HR) ÷ (AB − K − HR + SF) */
function onBallsInPlay(line: GameLine): Value {
  const homeRuns = times(of(line, 'homeRuns'), -1);
  return divided(
    sum(of(line, 'hits'), homeRuns),
    sum(of(line, 'atBats'), times(of(line, 'strikeOuts'), -1), homeRuns, of(line, 'sacFlies')),
  );
}

const slugging = share('totalBases', 'atBats');

const roundToThousandths = (rate: Value): Value => (rate === null ? null : rounded(rate, 3));

/** The league adds the two rounded figures: .474 and .813 are 1.287. */
const onBaseAndSlugging = (line: GameLine): Value =>
  sum(roundToThousandths(onBase(line)), roundToThousandths(slugging(line)));

const hitting: readonly RollingFigure[] = [
  { id: 'atBats', name: 'At Bats', kind: 'count', better: null, value: count('atBats') },
  { id: 'airOuts', name: 'Air Outs', kind: 'count', better: null, value: count('airOuts') },
  {
    id: 'atBatsPerHomeRun',
    name: 'At Bats Per Home Run',
    kind: 'tenths',
    better: 'less',
    value: share('atBats', 'homeRuns'),
  },
  { id: 'avg', name: 'Average', kind: 'average', better: 'more', value: share('hits', 'atBats') },
  { id: 'babip', name: 'BABIP', kind: 'average', better: 'more', value: onBallsInPlay },
  { id: 'obp', name: 'OBP', kind: 'average', better: 'more', value: onBase },
  { id: 'slg', name: 'SLG', kind: 'average', better: 'more', value: slugging },
  { id: 'ops', name: 'OPS', kind: 'average', better: 'more', value: onBaseAndSlugging },
  { id: 'strikeOuts', name: 'Strike outs', kind: 'count', better: 'less', value: count('strikeOuts') },
];

const pitching: readonly RollingFigure[] = [
  { id: 'wins', name: 'Wins', kind: 'count', better: 'more', value: count('wins') },
  { id: 'wildPitches', name: 'Wild Pitches', kind: 'count', better: 'less', value: count('wildPitches') },
  { id: 'walksPer9', name: 'Walks Per 9', kind: 'ratio', better: 'less', value: perOuts('walks', 27) },
  {
    id: 'strikePercentage',
    name: 'Strike percentage',
    kind: 'percentage',
    better: 'more',
    value: share('strikes', 'pitches'),
  },
  { id: 'pitchesPerInning', name: 'Pitches Per Inning', kind: 'tenths', better: 'less', value: perOuts('pitches', 3) },
  { id: 'era', name: 'ERA', kind: 'ratio', better: 'less', value: perOuts('earnedRuns', 27) },
  { id: 'battersFaced', name: 'Batters Faced', kind: 'count', better: null, value: count('battersFaced') },
  {
    id: 'groundOutsToAirOuts',
    name: 'Ground outs to Air outs',
    kind: 'ratio',
    better: null,
    value: share('groundOuts', 'airOuts'),
  },
  { id: 'hitBatsmen', name: 'Batters hit by pitches', kind: 'count', better: 'less', value: count('hitBatsmen') },
  { id: 'hitsPer9', name: 'Hits per 9', kind: 'ratio', better: 'less', value: perOuts('hits', 27) },
  {
    id: 'whip',
    name: 'WHIP',
    kind: 'ratio',
    better: 'less',
    value: (line) => sum(perOuts('walks', 3)(line), perOuts('hits', 3)(line)),
  },
  { id: 'sluggingAgainst', name: 'Slugging against', kind: 'average', better: 'less', value: slugging },
];

/** The figures of each group in the order of a card. */
export const rollingFigures: Readonly<Record<RollingGroup, readonly RollingFigure[]>> = { hitting, pitching };

/** The default figure by which cards are sorted and which they draw. */
export const defaultFigure: Readonly<Record<RollingGroup, TermId>> = { hitting: 'ops', pitching: 'era' };

export const rollingWindows = [5, 10, 15, 30] as const;
export const defaultWindow = 10;

/** The digits after the point with which a figure is shown; of a percentage, those of its share. */
export const decimals: Readonly<Record<RollingFigure['kind'], number>> = {
  count: 0,
  tenths: 1,
  average: 3,
  ratio: 2,
  percentage: 3,
};

/** '.312', '1.045', '3.86', '16.2', '65.7%', '41'; '-' for null. */
export function figureText(kind: RollingFigure['kind'], value: number | null): string {
  if (value === null) return '-';
  if (kind === 'percentage') return percent(value);
  return kind === 'average' ? thousandths(value) : fixed(value, decimals[kind]);
}

/** '+.045', '−1.20', '+3', and '+1.5' in percentage points; empty for null and for a change that rounds to zero. */
export function changeText(kind: RollingFigure['kind'], change: number | null): string {
  if (change === null) return '';
  const size = Math.abs(change);
  const text = kind === 'percentage' ? fixed(size * 100, 1) : figureText(kind, size);
  return /[1-9]/.test(text) ? `${change > 0 ? '+' : '−'}${text}` : '';
}
