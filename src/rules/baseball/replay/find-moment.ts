import type { Half } from '#rules/baseball/game/model.ts';

/**
 * A second of a game in which something happened: the steps of a replay. `at` is its last millisecond (epoch ms, UTC), because
 * the times in views are whole seconds.
 */
export type Moment = {
  at: number;
  /** number of events until then */
  count: number;
  inning: number;
  half: Half;
  hasPitch: boolean;
  /** a plate appearance ended, one in which runs scored, or a key play */
  endsPlay: boolean;
  isScoring: boolean;
  isKey: boolean;
};

/** The last millisecond of the second of a time (epoch ms). */
export function endOfSecond(time: number): number {
  return Math.floor(time / 1000) * 1000 + 999;
}

/** What the buttons of a replay jump to. */
export const stepKinds = ['pitch', 'play', 'scoring', 'key'] as const;

export type StepKind = (typeof stepKinds)[number];

const matches: Record<StepKind, (moment: Moment) => boolean> = {
  pitch: ({ hasPitch, endsPlay }) => hasPitch || endsPlay,
  play: ({ endsPlay }) => endsPlay,
  scoring: ({ isScoring }) => isScoring,
  key: ({ isKey }) => isKey,
};

/** The place of the next (1) or previous (-1) moment of a kind; null without one. */
export function findStep(moments: readonly Moment[], from: number, kind: StepKind, direction: 1 | -1): number | null {
  for (let place = from + direction; place >= 0 && place < moments.length; place += direction) {
    const moment = moments[place];
    if (moment && matches[kind](moment)) return place;
  }
  return null;
}

/** The place of the newest moment at a time (epoch ms, UTC); 0 for a time before the first; -1 without moments. */
export function placeAt(moments: readonly Moment[], time: number): number {
  if (moments.length === 0) return -1;
  const end = endOfSecond(time);
  return Math.max(
    0,
    moments.findLastIndex(({ at }) => at <= end),
  );
}

/** The first moment of each inning, with its number. */
export function inningStarts(moments: readonly Moment[]): { inning: number; place: number }[] {
  return moments.flatMap(({ inning }, place) => (moments[place - 1]?.inning === inning ? [] : [{ inning, place }]));
}

export const speeds = [1, 5, 20] as const;

export type Speed = (typeof speeds)[number];

/** a pitcher may take 15 to 18 seconds (Official Baseball Rules 5.07, pitch timer); a longer wait is a pause */
const longestBetweenPitches = 18_000;

/** what remains of a pause when pauses are skipped */
const shortPause = 6000;

/** the shortest time for which a moment is shown, at every speed */
const shortest = 150;

/** How long a moment is shown before the next, in ms; null at the last one. */
export function waitAfter(
  moments: readonly Moment[],
  place: number,
  { speed, skipsPauses }: { speed: Speed; skipsPauses: boolean },
): number | null {
  const [now, next] = [moments[place], moments[place + 1]];
  if (!now || !next) return null;
  const wait = next.at - now.at;
  const kept = skipsPauses && wait > longestBetweenPitches ? shortPause : wait;
  return Math.max(shortest, kept / speed);
}
