import type { Position } from '../../model.ts';
import type { Random } from '../../rng/random.ts';
import { fielderAt, type Game } from '../game-state.ts';
import type { BattedSketch } from '../play-record.ts';
import type { Matchup } from './matchup.ts';

const positionByNumber: readonly Position[] = ['P', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'];

export function positionAt(number: number): Position {
  return positionByNumber[number] ?? 'P';
}

const kinds = ['ground_ball', 'line_drive', 'fly_ball', 'popup'] as const;

type Kind = (typeof kinds)[number];

/** Share of each kind of batted ball, and its rates of hits (in the park), home runs and errors. Fitted to MLB 2023. */
const share: Readonly<Record<Kind, number>> = { ground_ball: 0.44, line_drive: 0.215, fly_ball: 0.27, popup: 0.075 };
const hitRate: Readonly<Record<Kind, number>> = {
  ground_ball: 0.243,
  line_drive: 0.665,
  fly_ball: 0.1142,
  popup: 0.018,
};
const homeRunRate: Readonly<Record<Kind, number>> = { ground_ball: 0, line_drive: 0.026, fly_ball: 0.1142, popup: 0 };
const errorRate: Readonly<Record<Kind, number>> = {
  ground_ball: 0.044,
  line_drive: 0.007,
  fly_ball: 0.007,
  popup: 0.006,
};
/** probabilities of a double and a triple, given a hit */
const extraBases: Readonly<Record<Kind, readonly [number, number]>> = {
  ground_ball: [0.075, 0.002],
  line_drive: [0.287, 0.022],
  fly_ball: [0.62, 0.085],
  popup: [0.05, 0],
};

type BattedResult = { sketch: BattedSketch; kind: 'hit' | 'homeRun' | 'out' | 'error' };

// Weights by position number (index) for a right-handed batter; mirrored for a left-handed one.
const groundTo = [0, 7, 1.5, 10, 22, 24, 33, 0, 0, 0];
const groundHitTo = [0, 4, 0.5, 1, 3, 4, 6, 34, 27, 22];
const airTo = [0, 0, 0, 0, 0, 0, 0, 33, 36, 31];
const lineTo = [0, 3, 0, 6, 9, 8, 10, 24, 20, 20];
const popTo = [0, 2, 14, 18, 22, 18, 22, 1, 2, 1];

const targets: Readonly<Record<Kind, { hit: readonly number[]; other: readonly number[] }>> = {
  ground_ball: { hit: groundHitTo, other: groundTo },
  line_drive: { hit: airTo, other: lineTo },
  fly_ball: { hit: airTo, other: airTo },
  popup: { hit: popTo, other: popTo },
};

const mirrored: readonly number[] = [0, 1, 2, 5, 6, 3, 4, 9, 8, 7];

function location(random: Random, kind: Kind, isHit: boolean, bats: 'L' | 'R'): number {
  const number = random.weighted(targets[kind][isHit ? 'hit' : 'other']);
  return bats === 'R' ? number : (mirrored[number] ?? number);
}

/** Draws the result of a ball in play, before the runners move. */
export function drawBattedBall(game: Game, matchup: Matchup): BattedResult {
  const { random } = game;
  const ground = share.ground_ball * matchup.groundBall;
  const kind = kinds[random.weighted([ground, share.line_drive, share.fly_ball, share.popup])] ?? 'fly_ball';
  if (random.chance(homeRunRate[kind] * matchup.homeRun)) {
    return {
      kind: 'homeRun',
      sketch: { trajectory: kind, location: location(random, 'fly_ball', true, matchup.bats), bases: 4 },
    };
  }
  const likelyAt = location(random, kind, false, matchup.bats);
  const glove = fielderAt(game, positionAt(likelyAt)).fielding;
  if (random.chance(hitRate[kind] * matchup.hit * Math.exp(-0.04 * glove.range))) {
    return hitOf(game, kind, matchup);
  }
  if (random.chance(errorRate[kind] * Math.exp(-0.25 * glove.hands))) {
    return { kind: 'error', sketch: { trajectory: kind, location: likelyAt, bases: 1 } };
  }
  return { kind: 'out', sketch: { trajectory: kind, location: likelyAt, bases: 0 } };
}

function hitOf(game: Game, kind: Kind, matchup: Matchup): BattedResult {
  const { random } = game;
  const [double, triple] = extraBases[kind];
  const roll = random.next();
  const at = location(random, kind, true, matchup.bats);
  const isOutfield = at >= 7;
  const bases =
    isOutfield && roll < triple ? 3 : isOutfield && roll < triple + double * (kind === 'ground_ball' ? 1.2 : 1) ? 2 : 1;
  return { kind: 'hit', sketch: { trajectory: kind, location: at, bases } };
}
