import type { LineupReason } from '../forecast/forecast-shapes.ts';
import { surname } from '../player-names.ts';
import { formatSigned } from '../stats/figures.ts';
import { firstChance } from './chance-series.ts';
import { favoredSide, formatBothChances, formatChance } from './format-chance.ts';
import type { Side } from './model.ts';

type Clubs = Record<Side, { shortName: string }>;

/** 'Our forecast: Mets 62%, Braves 38%'. `homeWinProbability`: 0 to 1 */
export function forecastText(homeWinProbability: number, clubs: Clubs): string {
  return `Our forecast: ${formatBothChances(firstChance(homeWinProbability), clubs)}`;
}

type LineupNews = {
  homeWinProbability: number;
  /** that of the morning; null if it is not known */
  morning: number | null;
  /** whether the lineup of each club was announced */
  lineups: Record<Side, boolean>;
  reasons: readonly LineupReason[];
};

/** Whether lineups made at least a third of a change, in points of the home club: a new starter or a result changes a forecast, too. */
function areTheCause(reasons: readonly LineupReason[], change: number): boolean {
  const byLineups = reasons.reduce((sum, { points }) => sum + points, 0);
  return byLineups * change > 0 && 3 * Math.abs(byLineups) >= Math.abs(change);
}

/**
 * What announced lineups did to a forecast, in sentences: 'Lineups are in: Yankees 54%, this morning 56%', '−2.1 points: Judge is out'. The
 * points are those of the named club. The morning is left out if something else moved the forecast. Empty before the announcement.
 */
export function lineupNews({ homeWinProbability, morning, lineups, reasons }: LineupNews, clubs: Clubs): string[] {
  if (!lineups.away && !lineups.home) return [];
  const homeChance = firstChance(homeWinProbability);
  const side = favoredSide(homeChance);
  const points = (ofHome: number) => formatSigned(side === 'home' ? ofHome : -ofHome, 1);
  const one = lineups.home ? clubs.home : clubs.away;
  const title = lineups.away && lineups.home ? 'Lineups are in' : `The lineup of the ${one.shortName} is in`;
  const now = formatChance(homeChance, side);
  const before = morning === null ? now : formatChance(firstChance(morning), side);
  const since =
    before === now || !areTheCause(reasons, 100 * (homeWinProbability - (morning ?? 0)))
      ? ''
      : `, this morning ${before}`;
  return [
    `${title}: ${clubs[side].shortName} ${now}${since}`,
    // a batter can be injured too
    ...reasons.map(
      ({ name, kind, points: ofHome }) =>
        `${points(ofHome)} points: ${surname(name)} ${kind === 'rests' ? 'is out' : kind}`,
    ),
  ];
}
