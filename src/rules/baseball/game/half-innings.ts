import { playFilters } from './play-filters.ts';
import type { PlayFilter } from './play-filters.ts';
import type { Half, PlateAppearance } from './model.ts';

/** Parses the filter of `?plays=`; an unknown value means all plays. */
export function parsePlayFilter(text: string | null): PlayFilter {
  return playFilters.find((filter) => filter === text) ?? 'all';
}

type HalfInning = { inning: number; half: Half; plays: PlateAppearance[] };

/** Groups plate appearances by half-inning, the newest half and the newest play first. */
export function halfInnings(plays: PlateAppearance[]): HalfInning[] {
  const halves: HalfInning[] = [];
  for (const play of plays.toReversed()) {
    const last = halves.at(-1);
    if (last?.inning === play.inning && last.half === play.half) last.plays.push(play);
    else halves.push({ inning: play.inning, half: play.half, plays: [play] });
  }
  return halves;
}
