import type { Game } from '../game-state.ts';
import type { Matchup } from './matchup.ts';

export type PitchOutcome = 'ball' | 'called' | 'whiff' | 'foul' | 'inPlay' | 'hitByPitch';

const outcomes: readonly PitchOutcome[] = ['ball', 'called', 'whiff', 'foul', 'inPlay', 'hitByPitch'];

/**
 * Share of each outcome by count (balls × 3 + strikes), of 1,000 pitches: ball, called strike, swinging strike, foul,
 * in play. Fitted by hand to the strikeout, walk and pitches-per-plate-appearance rates of MLB 2023.
 */
const byCount: readonly (readonly [number, number, number, number, number])[] = [
  [398, 312, 76, 104, 110],
  [424, 118, 134, 160, 164],
  [452, 56, 172, 172, 148],
  [364, 222, 96, 150, 168],
  [364, 118, 138, 184, 196],
  [374, 58, 176, 202, 190],
  [356, 238, 82, 150, 174],
  [322, 122, 126, 202, 228],
  [318, 54, 170, 234, 224],
  [380, 520, 16, 36, 48],
  [318, 156, 92, 190, 244],
  [262, 44, 148, 272, 274],
];

/** Factors that fit whole seasons to the averages of MLB 2023; see calibration/main.ts. */
const tuning = { ball: 0.84, called: 0.955, whiff: 0.773, foul: 1.25, inPlay: 0.97 };

const hitByPitchPerBall = 0.0083;

/** Draws the outcome of one pitch at the current count. */
export function drawPitch(game: Game, matchup: Matchup): PitchOutcome {
  const row = byCount[game.balls * 3 + game.strikes];
  if (row === undefined) throw new Error(`Invalid count ${game.balls}-${game.strikes}`);
  const ball = row[0] * matchup.ball * tuning.ball;
  const called = row[1] * matchup.called * tuning.called;
  const whiff = row[2] * matchup.whiff * tuning.whiff;
  const foul = row[3] * matchup.foul * tuning.foul;
  const inPlay = row[4] * matchup.inPlay * tuning.inPlay;
  const hit = ball * hitByPitchPerBall * matchup.hitByPitch;
  let left = game.random.next() * (ball + called + whiff + foul + inPlay + hit);
  for (const [index, weight] of [ball, called, whiff, foul, inPlay, hit].entries()) {
    left -= weight;
    if (left < 0) return outcomes[index] ?? 'ball';
  }
  return 'ball';
}
