import { svgX, svgY } from '#ui/field-geometry.ts';
import type { RangePlay } from '../contract.ts';

type Point = { x: number; y: number };

const at = ({ x, y }: Point): string => `${svgX(x)} ${svgY(y)}`;

/** Lines from the fielder's position to the landing points in one path, because a season has hundreds of plays. */
export function runsPath(plays: readonly RangePlay[]): string {
  return plays.map(({ start, landing }) => (start && landing ? `M${at(start)}L${at(landing)}` : '')).join('');
}

/** The landing points as lines of length zero, which round line caps draw as dots. */
export function landingsPath(plays: readonly RangePlay[]): string {
  return plays.map(({ landing }) => (landing ? `M${at(landing)}h0` : '')).join('');
}

/** The play with the landing point nearest to `place`, at most `reach` feet away. */
export function nearestPlay(plays: readonly RangePlay[], place: Point, reach: number): RangePlay | null {
  let nearest: { play: RangePlay; away: number } | null = null;
  for (const play of plays) {
    if (play.landing === null) continue;
    const away = Math.hypot(play.landing.x - place.x, play.landing.y - place.y);
    if (away <= (nearest?.away ?? reach)) nearest = { play, away };
  }
  return nearest?.play ?? null;
}
