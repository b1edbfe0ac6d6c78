import { addFigures } from './add-figures.ts';
import { figureNumber, hundredths, percent, thousandths, outsOfInnings } from './figures.ts';
import type { Figures } from './stat-block.ts';
import type { ColumnGroup } from './stat-columns.ts';

export type AdvancedGroup = 'hitting' | 'pitching';

type Weights = readonly [
  walk: number,
  hitByPitch: number,
  single: number,
  double: number,
  triple: number,
  homeRun: number,
];

/** The weights of wOBA by season, published by FanGraphs ("Guts!", https://www.fangraphs.com/guts.aspx?type=cn). */
const weightsBySeason: Readonly<Record<number, Weights>> = {
  2015: [0.687, 0.718, 0.881, 1.256, 1.594, 2.065],
  2016: [0.691, 0.721, 0.878, 1.242, 1.569, 2.015],
  // oxlint-disable-next-line oxc/approx-constant -- the weight of a walk
  2017: [0.693, 0.723, 0.877, 1.232, 1.552, 1.98],
  2018: [0.69, 0.72, 0.88, 1.247, 1.578, 2.031],
  2019: [0.69, 0.719, 0.87, 1.217, 1.529, 1.94],
  2020: [0.699, 0.728, 0.883, 1.238, 1.558, 1.979],
  2021: [0.692, 0.722, 0.879, 1.242, 1.568, 2.007],
  2022: [0.689, 0.72, 0.884, 1.261, 1.601, 2.072],
  2023: [0.696, 0.726, 0.883, 1.244, 1.569, 2.004],
  2024: [0.689, 0.72, 0.882, 1.254, 1.59, 2.05],
};
const [firstWeighted, lastWeighted] = [2015, 2024];

/** The weights of the season, or of the nearest one with published weights. */
function weightsOf(season: string | null): Weights | undefined {
  const year = Number(season ?? lastWeighted);
  return weightsBySeason[Math.min(lastWeighted, Math.max(firstWeighted, year))];
}

/** Reads a count; null if the line does not have it. */
const countIn = (figures: Figures, name: string): number | null => figureNumber(figures[name] ?? '');

/** (wBB × (BB − IBB) + wHBP × HBP + w1B × 1B + …) ÷ (AB + BB − IBB + SF + HBP); a count that is absent is 0, except AB and H. */
function weightedOnBase(figures: Figures, season: string | null): number | null {
  const weights = weightsOf(season);
  const [atBats, hits] = [countIn(figures, 'atBats'), countIn(figures, 'hits')];
  if (weights === undefined || atBats === null || hits === null || figures.baseOnBalls === undefined) return null;
  const count = (name: string) => countIn(figures, name) ?? 0;
  const [doubles, triples, homeRuns] = [count('doubles'), count('triples'), count('homeRuns')];
  const walks = count('baseOnBalls') - count('intentionalWalks');
  const reached = [walks, count('hitByPitch'), hits - doubles - triples - homeRuns, doubles, triples, homeRuns];
  const turns = atBats + walks + count('sacFlies') + count('hitByPitch');
  return turns <= 0 ? null : reached.reduce((sum, number, index) => sum + number * (weights[index] ?? 0), 0) / turns;
}

/** (TB − H) ÷ AB; of a line without total bases, SLG − AVG. */
function isolatedPower(figures: Figures): number | null {
  const [bases, hits, atBats] = ['totalBases', 'hits', 'atBats'].map((name) => countIn(figures, name));
  if (typeof bases === 'number' && typeof hits === 'number' && atBats) return (bases - hits) / atBats;
  const [slg, avg] = [countIn(figures, 'slg'), countIn(figures, 'avg')];
  return slg === null || avg === null ? null : slg - avg;
}

/** 13 × HR + 3 × (BB + HBP) − 2 × K per inning: FIP without its constant (Tom Tango). */
function fieldingIndependent(figures: Figures): number | null {
  const [homeRuns, walks, strikeOuts] = ['homeRuns', 'baseOnBalls', 'strikeOuts'].map((name) => countIn(figures, name));
  const outs = outsOfInnings(figures.inningsPitched ?? '');
  if (typeof homeRuns !== 'number' || typeof walks !== 'number' || typeof strikeOuts !== 'number' || !outs) return null;
  const hit = countIn(figures, 'hitByPitch') ?? countIn(figures, 'hitBatsmen') ?? 0;
  return (3 * (13 * homeRuns + 3 * (walks + hit) - 2 * strikeOuts)) / outs;
}

/** The constant that makes the league's FIP equal its ERA, from the league's totals; its ERA counts unrounded if earned runs are known. */
export function fipConstant(league: Figures): number | null {
  const [earned, outs] = [countIn(league, 'earnedRuns'), outsOfInnings(league.inningsPitched ?? '')];
  const era = earned === null || !outs ? countIn(league, 'era') : (27 * earned) / outs;
  const without = fieldingIndependent(league);
  return era === null || without === null ? null : era - without;
}

type Context = {
  season: string | null;
  /** of the league in the season; without it there is no FIP */
  fipConstant?: number | null;
};

/**
 * The figures that the upstream's lines of counts do not have: ISO, BB % and K % of both groups, wOBA of hitters, FIP of pitchers.
 * A figure whose counts are unknown is left out.
 */
export function advancedFigures(group: AdvancedGroup, figures: Figures, context: Context): Figures {
  const turns = countIn(figures, group === 'hitting' ? 'plateAppearances' : 'battersFaced');
  const share = (name: string) => {
    const count = countIn(figures, name);
    return count === null || !turns ? null : percent(count / turns);
  };
  const power = group === 'hitting' ? isolatedPower(figures) : null;
  const onBase = group === 'hitting' ? weightedOnBase(figures, context.season) : null;
  const without = group === 'pitching' ? fieldingIndependent(figures) : null;
  const known = {
    iso: power === null ? null : thousandths(power),
    walkRate: share('baseOnBalls'),
    strikeoutRate: share('strikeOuts'),
    woba: onBase === null ? null : thousandths(onBase),
    fip: without === null || context.fipConstant == null ? null : hundredths(without + context.fipConstant),
  };
  return Object.fromEntries(Object.entries(known).flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

/** The clubs of a season together, with the figures that are computed; null without clubs. */
export function leagueLine(group: ColumnGroup, clubs: readonly { figures: Figures }[], season: string): Figures | null {
  if (clubs.length === 0) return null;
  const league = addFigures(
    group,
    clubs.map(({ figures }) => figures),
  );
  if (group === 'fielding') return league;
  return { ...league, ...advancedFigures(group, league, { season, fipConstant: fipConstant(league) }) };
}
