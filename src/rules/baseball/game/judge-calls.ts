import { calledAs, firstCall, type Call } from './describe-pitch.ts';
import type { Pitch, PlateAppearance, Side } from './model.ts';
import { inchesFromZone } from './strike-zone.ts';

/** A call that the pitch's position contradicts by more than the measurement error. */
export type MissedCall = {
  play: Pick<PlateAppearance, 'index' | 'inning' | 'half' | 'batterId' | 'zoneTop' | 'zoneBottom'>;
  pitch: Pitch & { x: number; z: number };
  /** the umpire's call, before any challenge */
  call: Call;
  /** from the edge of the zone to the surface of the ball, always positive */
  inches: number;
  /** the club that the call favored */
  side: Side;
  /** estimated runs that the call was worth to that club; 0 if a challenge overturned it */
  runs: number;
};

type JudgedCalls = {
  correct: number;
  /** contradicted by the position, but by no more than the measurement error */
  close: number;
  /** the worst first */
  missed: MissedCall[];
  /** estimated runs that missed calls were worth to each club */
  runs: Record<Side, number>;
};

/** Inches. A measured position is about a quarter of an inch off on average. */
const measurementError = 0.25;

/**
 * Estimated runs that a batter's club gains from a count, compared with 0–0, by balls and strikes; the last entries are a walk and a
 * strikeout. Rounded values in the manner of J. Walsh, "Searching for the game's best pitch", The Hardball Times, 2008.
 */
const countRuns = [
  [0, -0.04, -0.11],
  [0.04, -0.02, -0.08],
  [0.1, 0.04, -0.04],
  [0.2, 0.14, 0.06],
];
const walkRuns = 0.33;
const strikeoutRuns = -0.29;

const runsOfCount = (balls: number, strikes: number): number => {
  if (balls >= 4) return walkRuns;
  return strikes >= 3 ? strikeoutRuns : (countRuns[balls]?.[strikes] ?? 0);
};

/** Estimated runs between a ball and a strike at the count before the pitch. */
const runsOfCall = (pitch: Pitch): number => {
  const isBall = calledAs(pitch) === 'ball';
  const balls = pitch.balls - (isBall ? 1 : 0);
  const strikes = pitch.strikes - (isBall ? 0 : 1);
  return runsOfCount(balls + 1, strikes) - runsOfCount(balls, strikes + 1);
};

const favoredSide = (call: Call, half: PlateAppearance['half']): Side =>
  (call === 'ball') === (half === 'top') ? 'away' : 'home';

type Judgment = { call: Call; inches: number; isCorrect: boolean };

const judge = (pitch: Pitch, play: PlateAppearance): Judgment | null => {
  const call = firstCall(pitch);
  const inches = inchesFromZone(pitch, play);
  if (call === null || inches === null) return null;
  return { call, inches: Math.abs(inches), isCorrect: (call === 'strike') === inches <= 0 };
};

const toMissedCall = (pitch: Pitch, play: PlateAppearance, { call, inches }: Judgment): MissedCall => ({
  play,
  pitch: { ...pitch, x: pitch.x ?? 0, z: pitch.z ?? 0 },
  call,
  inches,
  side: favoredSide(call, play.half),
  runs: pitch.challenge?.isOverturned === true ? 0 : runsOfCall(pitch),
});

/**
 * Compares the calls of balls and strikes with the measured positions of the pitches. An estimate: a position has an error, and the
 * run values are averages of all situations. Pitches without a position are left out.
 */
export function judgeCalls(plays: readonly PlateAppearance[]): JudgedCalls {
  const judged: JudgedCalls = { correct: 0, close: 0, missed: [], runs: { away: 0, home: 0 } };
  for (const play of plays) {
    for (const pitch of play.pitches) {
      const judgment = judge(pitch, play);
      if (judgment === null) continue;
      if (judgment.isCorrect) judged.correct += 1;
      else if (judgment.inches <= measurementError) judged.close += 1;
      else judged.missed.push(toMissedCall(pitch, play, judgment));
    }
  }
  for (const { side, runs } of judged.missed) judged.runs[side] += runs;
  return { ...judged, missed: judged.missed.toSorted((a, b) => b.inches - a.inches) };
}
