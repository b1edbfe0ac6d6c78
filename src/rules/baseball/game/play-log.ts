import type { PlateAppearance, Half } from './model.ts';

type Score = Pick<PlateAppearance, 'away' | 'home'>;

const leader = ({ away, home }: Score): 'away' | 'home' | 'tied' => {
  if (away === home) return 'tied';
  return away > home ? 'away' : 'home';
};

const isKeyResult = ({ resultKind, inning, outs, away, home }: PlateAppearance): boolean => {
  if (resultKind !== 'strikeout') return resultKind !== null;
  return outs === 3 && inning >= 8 && Math.abs(away - home) <= 2;
};

/**
 * A key play: runs, home runs, a tie broken or made, double and triple plays, triples, plays at
 * home on a steal, and the strikeout that ends a half-inning in the eighth or later with the score within two runs.
 */
export function isKeyPlay(play: PlateAppearance, before: Score): boolean {
  return play.isScoring || leader(play) !== leader(before) || isKeyResult(play);
}

/** The plays of a log that match a filter, in order. */
export function filterPlays(plays: readonly PlateAppearance[], filter: PlayFilter): PlateAppearance[] {
  if (filter === 'scoring') return plays.filter((play) => play.isScoring);
  if (filter === 'key') return plays.filter((play, place) => isKeyPlay(play, plays[place - 1] ?? { away: 0, home: 0 }));
  return [...plays];
}

export const playFilters = ['all', 'scoring', 'key'] as const;

export type PlayFilter = (typeof playFilters)[number];

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

const isTimeout = (note: string): boolean => note.startsWith('Batter Timeout');

export function hasTimeout({ notes }: Pick<PlateAppearance, 'notes'>): boolean {
  return notes.some(isTimeout);
}

/** The notes of a play that the play log shows: violations of the rules on pace, and on request time-outs of the batter, each text once. */
export function logNotes({ notes }: Pick<PlateAppearance, 'notes'>, showsTimeouts: boolean): string[] {
  const shown = notes.filter((note) => / violation/i.test(note) || (showsTimeouts && isTimeout(note)));
  return [...new Set(shown)];
}
