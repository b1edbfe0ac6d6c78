import type { GameEvent, GameHeader } from './event.ts';
import type {
  Bases,
  GameStatus,
  Half,
  InningState,
  LineScoreInning,
  LineupSlot,
  MissingPlays,
  PlateAppearance,
  ScoringPlay,
  Side,
  Totals,
} from './model.ts';

/** The state of a game after some of its events. */
export type Progress = {
  status: GameStatus;
  inning: number | null;
  half: Half;
  inningState: InningState | null;
  balls: number;
  strikes: number;
  outs: number;
  bases: Bases;
  lineScore: LineScoreInning[];
  totals: Record<Side, Totals>;
  /** the newest plate appearance, in progress or not */
  current: PlateAppearance | null;
  /** the plate appearances before it */
  earlier: PlateAppearance[];
  scoringPlays: ScoringPlay[];
  /** the newest note, and the notes of this plate appearance on which a run scored */
  lastNote: { event: string; text: string } | null;
  scoringNotes: string[];
  lineups: Record<Side, LineupSlot[]>;
  pitchers: Record<Side, number | null>;
  /** pitches thrown, by pitcher */
  pitchCounts: Record<number, number>;
  /** batting order of the last batter of each side; 0 before the first; null when the play is missing */
  lastBatted: Record<Side, number | null>;
  /** true as soon as an extra inning has begun with a placed runner */
  hasPlacedRunner: boolean;
  /** where plays are missing so far */
  missingPlays: MissingPlays[];
};

export const emptyBases: Bases = { first: null, second: null, third: null };

const noTotals: Totals = { runs: 0, hits: 0, errors: 0 };

/** The game before its first event. Without status events the newest status is used. */
export function startOf(header: GameHeader, events: readonly GameEvent[]): Progress {
  return {
    status: events.some((event) => event.type === 'status') ? scheduledStatus : header.status,
    inning: null,
    half: 'top',
    inningState: null,
    balls: 0,
    strikes: 0,
    outs: 0,
    bases: emptyBases,
    lineScore: [],
    totals: { away: noTotals, home: noTotals },
    current: null,
    earlier: [],
    scoringPlays: [],
    lastNote: null,
    scoringNotes: [],
    lineups: header.lineups,
    pitchers: header.startingPitchers,
    pitchCounts: {},
    lastBatted: { away: 0, home: 0 },
    hasPlacedRunner: false,
    missingPlays: [],
  };
}

/** The side at bat in a half-inning. */
export function battingSideOf(half: Half): Side {
  return half === 'top' ? 'away' : 'home';
}

/** The side in the field in a half-inning. */
export function fieldingSideOf(half: Half): Side {
  return half === 'top' ? 'home' : 'away';
}

/** The pitches that a pitcher of a side has thrown; null if plays of a half-inning in which the side was in the field are missing. */
export function pitchCountOf(
  { missingPlays, pitchCounts }: Pick<Progress, 'missingPlays' | 'pitchCounts'>,
  side: Side,
  pitcherId: number,
): number | null {
  const isMissing = missingPlays.some(({ half }) => half === null || fieldingSideOf(half) === side);
  return isMissing ? null : (pitchCounts[pitcherId] ?? 0);
}

/** Times in views are whole seconds, which makes updates smaller. */
export function floorToSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

/** The status of a game before the first status event. */
export const scheduledStatus: GameStatus = {
  phase: 'open',
  text: 'Scheduled',
  detail: null,
  reason: null,
  startTimeTbd: false,
};
