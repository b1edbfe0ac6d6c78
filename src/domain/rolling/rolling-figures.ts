import type { TermId } from '#domain/stats/glossary.ts';
import type { CountName, GameLine } from './game-line.ts';

export type RollingGroup = 'hitting' | 'pitching';

/** A figure of a player's last games; how it is written, and which way is the better. */
export type RollingFigure = {
  id: TermId;
  name: string;
  kind: 'count' | 'average' | 'ratio' | 'percentage';
  better: 'more' | 'less' | null;
  /** null where a count is not told or there is nothing to divide by */
  value: (line: GameLine) => number | null;
};

type Known = number | null;

const sum = (...counts: Known[]): Known =>
  counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0);
const times = (count: Known, factor: number): Known => (count === null ? null : count * factor);
const divided = (part: Known, whole: Known): Known =>
  part === null || whole === null || whole === 0 ? null : part / whole;

const of = (line: GameLine, name: CountName): Known => line[name] ?? null;
const count =
  (name: CountName) =>
  (line: GameLine): Known =>
    of(line, name);
const share =
  (part: CountName, whole: CountName) =>
  (line: GameLine): Known =>
    divided(of(line, part), of(line, whole));
/** Of outs, 27 in nine innings and three in one. */
const perOuts =
  (name: CountName, outs: number) =>
  (line: GameLine): Known =>
    divided(times(of(line, name), outs), of(line, 'outs'));

/** (H + BB + HBP) ÷ (AB + BB + HBP + SF) */
function onBase(line: GameLine): Known {
  const [walks, hit] = [of(line, 'walks'), of(line, 'hitByPitch')];
  return divided(sum(of(line, 'hits'), walks, hit), sum(of(line, 'atBats'), walks, hit, of(line, 'sacFlies')));
}

/** (H − HR) ÷ (AB − K − HR + SF) */
function onBallsInPlay(line: GameLine): Known {
  const homeRuns = times(of(line, 'homeRuns'), -1);
  return divided(
    sum(of(line, 'hits'), homeRuns),
    sum(of(line, 'atBats'), times(of(line, 'strikeOuts'), -1), homeRuns, of(line, 'sacFlies')),
  );
}

const slugging = share('totalBases', 'atBats');

const asWritten = (rate: Known): Known => (rate === null ? null : Math.round((rate + 1e-9) * 1000) / 1000);

/** The league adds what it writes, each rounded to three places: .474 and .813 are 1.287. */
const onBaseAndSlugging = (line: GameLine): Known => sum(asWritten(onBase(line)), asWritten(slugging(line)));

const hitting: readonly RollingFigure[] = [
  { id: 'atBats', name: 'At Bats', kind: 'count', better: null, value: count('atBats') },
  { id: 'airOuts', name: 'Air Outs', kind: 'count', better: null, value: count('airOuts') },
  {
    id: 'atBatsPerHomeRun',
    name: 'At Bats Per Home Run',
    kind: 'ratio',
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
  { id: 'pitchesPerInning', name: 'Pitches Per Inning', kind: 'ratio', better: 'less', value: perOuts('pitches', 3) },
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

/** The figures of each group in the order in which a card shows them. */
export const rollingFigures: Readonly<Record<RollingGroup, readonly RollingFigure[]>> = { hitting, pitching };

/** The one figure that sums a group up: what cards are sorted by and draw, unless told otherwise. */
export const chiefFigure: Readonly<Record<RollingGroup, TermId>> = { hitting: 'ops', pitching: 'era' };

export const rollingWindows = [5, 10, 15, 30] as const;
export type RollingWindow = (typeof rollingWindows)[number];
export const defaultWindow: RollingWindow = 10;
