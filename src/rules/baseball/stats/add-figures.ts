import { figureNumber, fixed, inningsOfOuts, outsOfInnings, rounded, thousandths } from './figures.ts';
import type { Figures } from './stat-block.ts';
import type { ColumnGroup } from './stat-columns.ts';

const shared =
  'hits doubles triples homeRuns baseOnBalls intentionalWalks hitByPitch strikeOuts sacFlies sacBunts atBats totalBases runs stolenBases caughtStealing groundOuts airOuts numberOfPitches';

/** The counts that are added; rates are computed from the sums. */
const counts: Readonly<Record<ColumnGroup, readonly string[]>> = {
  hitting: `${shared} plateAppearances rbi groundIntoDoublePlay leftOnBase`.split(' '),
  pitching:
    `${shared} battersFaced earnedRuns gamesStarted wins losses saves saveOpportunities holds blownSaves completeGames shutouts hitBatsmen strikes wildPitches`.split(
      ' ',
    ),
  fielding: 'chances putOuts assists errors doublePlays'.split(' '),
};

type Count = (name: string) => number | null;

const divided = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole === 0 ? null : part / whole;

/** AVG, OBP, SLG, OPS and BABIP; the league adds the two rounded figures of OPS. */
function battingRates(count: Count): Record<string, string | null> {
  const [atBats, hits] = [count('atBats'), count('hits')];
  const [walks, hit, flies] = [count('baseOnBalls') ?? 0, count('hitByPitch') ?? 0, count('sacFlies') ?? 0];
  const [homeRuns, strikeOuts] = [count('homeRuns') ?? 0, count('strikeOuts') ?? 0];
  if (atBats === null || hits === null) return {};
  const extra = (count('doubles') ?? 0) + 2 * (count('triples') ?? 0) + 3 * homeRuns;
  const obp = divided(hits + walks + hit, atBats + walks + hit + flies);
  const slg = divided(hits + extra, atBats);
  const write = (value: number | null) => (value === null ? null : thousandths(value));
  return {
    avg: write(divided(hits, atBats)),
    obp: write(obp),
    slg: write(slg),
    ops: obp === null ? null : thousandths(rounded(obp, 3) + rounded(slg ?? 0, 3)),
    babip: write(divided(hits - homeRuns, atBats - strikeOuts - homeRuns + flies)),
  };
}

function pitchingRates(count: Count, outs: number): Record<string, string | null> {
  const per = (name: string, of: number) => {
    const sum = count(name);
    return sum === null || outs === 0 ? null : fixed((sum * of) / outs, 2);
  };
  const onBase = divided(3 * ((count('baseOnBalls') ?? 0) + (count('hits') ?? 0)), outs);
  return {
    inningsPitched: inningsOfOuts(outs),
    era: per('earnedRuns', 27),
    whip: fixed(onBase, 2),
    strikeoutsPer9Inn: per('strikeOuts', 27),
    walksPer9Inn: per('baseOnBalls', 27),
    hitsPer9Inn: per('hits', 27),
    homeRunsPer9: per('homeRuns', 27),
  };
}

function fieldingRates(count: Count, outs: number | null): Record<string, string | null> {
  const made = divided((count('putOuts') ?? 0) + (count('assists') ?? 0), count('chances'));
  return {
    innings: outs === null ? null : inningsOfOuts(outs),
    fielding: made === null ? null : thousandths(made),
  };
}

/**
 * Adds lines of counts, such as games or clubs, and computes the rates of the sum. A count that no line has is left out. A line without
 * `gamesPlayed` is one game.
 */
export function addFigures(group: ColumnGroup, lines: readonly Figures[]): Figures {
  const sums = new Map<string, number>();
  const add = (name: string, number: number | null) => {
    if (number !== null) sums.set(name, (sums.get(name) ?? 0) + number);
  };
  for (const line of lines) {
    for (const name of counts[group]) add(name, figureNumber(line[name] ?? ''));
    add('gamesPlayed', figureNumber(line.gamesPlayed ?? '') ?? 1);
    if (group !== 'hitting')
      add('outs', outsOfInnings(line[group === 'pitching' ? 'inningsPitched' : 'innings'] ?? ''));
  }
  const count: Count = (name) => sums.get(name) ?? null;
  const outs = count('outs');
  const rates =
    group === 'fielding'
      ? fieldingRates(count, outs)
      : { ...battingRates(count), ...(outs === null ? {} : pitchingRates(count, outs)) };
  return Object.fromEntries(
    [...sums, ...Object.entries(rates)].flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
