import { perMille } from '../stats/figures.ts';
import type { ChanceSeries, Swing } from './chance-shapes.ts';
import type { PlateAppearance } from './model.ts';

/** the home team's chance before the first pitch in ‰ without a forecast, computed by `homeWinProbability` */
export const chanceAtFirstPitch = 532;

/** the limits of `joinedWinProbability`, in ‰ */
const limits = { min: 240, max: 810 };

/** The home team's chance before the first pitch in ‰, from the forecast's probability (0 to 1) if there is one. */
export function firstChance(homeWinProbability: number | null): number {
  if (homeWinProbability === null) return chanceAtFirstPitch;
  return Math.max(limits.min, Math.min(limits.max, perMille(homeWinProbability)));
}

type Ended = PlateAppearance & { event: string };

const isEnded = (play: PlateAppearance): play is Ended => play.event !== null;

const swingOf = (play: Ended, before: number): Swing => {
  const { index, inning, half, event, batterId, homeChance } = play;
  return { index, inning, half, event, batterId, change: homeChance - before };
};

/** What each ended play changed, the biggest change first; of equals the first. */
const sortedSwings = (ended: readonly Ended[], start: number): Swing[] =>
  ended
    .map((play, place) => swingOf(play, ended[place - 1]?.homeChance ?? start))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));

/** The plays that changed the home team's chance most, the biggest first; of equals the first. */
export function biggestSwings(plays: readonly PlateAppearance[], count: number, start = chanceAtFirstPitch): Swing[] {
  const swings = sortedSwings(plays.filter(isEnded), start);
  return swings.filter(({ change }) => change !== 0).slice(0, count);
}

/**
 * The home team's chance through a game that started with the chance `start` (‰), by half-inning, and the play that changed it
 * most (the first of equals).
 */
export function chanceSeries(plays: readonly PlateAppearance[], start = chanceAtFirstPitch): ChanceSeries {
  const halves: ChanceSeries['halves'] = [];
  const ended = plays.filter(isEnded);
  for (const { inning, half, homeChance } of ended) {
    const last = halves.at(-1);
    if (last?.inning === inning && last.half === half) last.chances.push(homeChance);
    else halves.push({ inning, half, chances: [homeChance] });
  }
  return { start, halves, swing: sortedSwings(ended, start)[0] ?? null };
}
