import type { RangePlay } from '#contract/fielding.ts';
import { svgX, svgY } from '../../../ui/field/field-geometry.ts';

type Point = { x: number; y: number };

const at = ({ x, y }: Point): string => `${svgX(x)} ${svgY(y)}`;

/** From where he stood to where the balls came down, all in one path: a season is some hundred plays. */
export function runsPath(plays: readonly RangePlay[]): string {
  return plays.map(({ start, landing }) => (start && landing ? `M${at(start)}L${at(landing)}` : '')).join('');
}

/** Where the balls came down: lines of no length, which round caps make dots. */
export function landingsPath(plays: readonly RangePlay[]): string {
  return plays.map(({ landing }) => (landing ? `M${at(landing)}h0` : '')).join('');
}

/** The play whose ball came down nearest to a place, no farther than `reach` feet. */
export function nearestPlay(plays: readonly RangePlay[], place: Point, reach: number): RangePlay | null {
  let nearest: { play: RangePlay; away: number } | null = null;
  for (const play of plays) {
    if (play.landing === null) continue;
    const away = Math.hypot(play.landing.x - place.x, play.landing.y - place.y);
    if (away <= (nearest?.away ?? reach)) nearest = { play, away };
  }
  return nearest?.play ?? null;
}
