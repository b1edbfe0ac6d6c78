import type { Position } from '../../model.ts';
import type { FieldingCredit } from '../../played-game.ts';
import { credit, type Game, type Runner } from '../game-state.ts';
import type { BattedSketch } from '../play-record.ts';
import { positionAt } from './batted-ball.ts';
import { type Move, moveRunners, out, safe } from './move-runners.ts';

type Result = { event: string; eventType: string; moves: Move[] };

/** Credits the thrower and the receiver, or an unassisted putout. */
function throwTo(game: Game, from: Position, to: Position): FieldingCredit[] {
  if (from === to && (to !== '1B' || game.random.chance(0.6))) return [credit(game, to, 'f_putout')];
  if (from === to) return [credit(game, '1B', 'f_assist'), credit(game, 'P', 'f_putout')];
  return [credit(game, from, 'f_assist'), credit(game, to, 'f_putout')];
}

/** The middle infielder who is further from the ball receives the throw at second. */
const receiverAtSecond = (at: Position): Position => (at === 'SS' || at === '3B' ? '2B' : 'SS');

function doublePlay(game: Game, batter: Runner, first: Runner, at: Position): Result {
  const [, second, third] = game.bases;
  const pivot = receiverAtSecond(at);
  const moves = [out(first, 1, 2, throwTo(game, at, pivot)), out(batter, 0, 1, throwTo(game, pivot, '1B'))];
  if (third) moves.push(safe(third, 3, 4, false));
  if (second) moves.push(safe(second, 2, 3));
  return { event: 'Grounded Into DP', eventType: 'grounded_into_double_play', moves };
}

/** Third base to second to first; with no outs and runners on first and second only. */
function triplePlay(game: Game, batter: Runner, first: Runner, second: Runner): Result {
  const moves = [
    out(second, 2, 3, [credit(game, '3B', 'f_putout')]),
    out(first, 1, 2, throwTo(game, '3B', '2B')),
    out(batter, 0, 1, throwTo(game, '2B', '1B')),
  ];
  return { event: 'Grounded Into TP', eventType: 'grounded_into_triple_play', moves };
}

/** The runner from first is out at second; the batter replaces that runner, also for the responsible pitcher (rule 9.16 (g)). */
function forceAtSecond(game: Game, batter: Runner, first: Runner, at: Position): Result {
  const [, second, third] = game.bases;
  const moves = [out(first, 1, 2, throwTo(game, at, receiverAtSecond(at)))];
  moves.push(safe({ ...batter, pitcherId: first.pitcherId, isEarned: first.isEarned }, 0, 1));
  if (third) moves.push(safe(third, 3, 4));
  if (second) moves.push(safe(second, 2, 3));
  return { event: 'Forceout', eventType: 'force_out', moves };
}

function forceAtHome(game: Game, batter: Runner, third: Runner, at: Position): Result {
  const [first, second] = game.bases;
  const moves = [out(third, 3, 4, throwTo(game, at, 'C'))];
  if (second) moves.push(safe(second, 2, 3));
  if (first) moves.push(safe(first, 1, 2));
  moves.push(safe({ ...batter, pitcherId: third.pitcherId }, 0, 1));
  return { event: 'Forceout', eventType: 'force_out', moves };
}

function plainGroundOut(game: Game, batter: Runner, at: Position): Result {
  const [first, second, third] = game.bases;
  const { random } = game;
  const moves = [out(batter, 0, 1, throwTo(game, at, '1B'))];
  const isForcedThird = first !== null && second !== null;
  const thirdScores = third !== null && (isForcedThird || random.chance(at === 'P' || at === '3B' ? 0.35 : 0.62));
  if (third && thirdScores) moves.push(safe(third, 3, 4));
  const isThirdFree = third === null || thirdScores;
  const secondAdvances =
    second !== null && isThirdFree && (first !== null || random.chance(at === 'SS' || at === '3B' ? 0.4 : 0.85));
  if (second && secondAdvances) moves.push(safe(second, 2, 3));
  if (first && (second === null || secondAdvances)) moves.push(safe(first, 1, 2));
  return { event: 'Groundout', eventType: 'field_out', moves };
}

/** The runner on third is not forced, tries to score and is tagged out at home. */
function fieldersChoice(game: Game, batter: Runner, third: Runner, at: Position): Result {
  const [first, second] = game.bases;
  const moves = [out(third, 3, 4, throwTo(game, at, 'C')), safe({ ...batter, pitcherId: third.pitcherId }, 0, 1)];
  if (second && first) moves.push(safe(second, 2, 3));
  if (first) moves.push(safe(first, 1, 2));
  return { event: 'Fielders Choice Out', eventType: 'fielders_choice_out', moves };
}

function groundOut(game: Game, batter: Runner, sketch: BattedSketch): Result {
  const at = positionAt(sketch.location);
  const [first, second, third] = game.bases;
  const { random } = game;
  const isUnderTwo = game.outs < 2;
  if (first && second && third && isUnderTwo && (at === 'P' || at === 'C') && random.chance(0.6))
    return forceAtHome(game, batter, third, at);
  if (first && second && !third && game.outs === 0 && at === '3B' && random.chance(0.03))
    return triplePlay(game, batter, first, second);
  if (first && at !== 'C') {
    const slow = -0.03 * batter.player.batting.speed;
    if (isUnderTwo && random.chance((at === '1B' ? 0.26 : 0.5) + slow)) return doublePlay(game, batter, first, at);
    if (random.chance(game.outs === 2 ? 0.3 : 0.48)) return forceAtSecond(game, batter, first, at);
  }
  if (third && !first && isUnderTwo && random.chance(0.05)) return fieldersChoice(game, batter, third, at);
  return plainGroundOut(game, batter, at);
}

function caughtBall(game: Game, batter: Runner, sketch: BattedSketch): Result {
  const at = positionAt(sketch.location);
  const [first, second, third] = game.bases;
  const { random } = game;
  const moves = [out(batter, 0, 1, [credit(game, at, 'f_putout')])];
  const isOutfield = sketch.location >= 7;
  const isFly = sketch.trajectory === 'fly_ball' && isOutfield;
  if (third && isFly && game.outs < 2 && random.chance(0.84 + third.player.batting.speed * 0.04)) {
    moves.push(safe(third, 3, 4));
    if (second && random.chance(0.35)) moves.push(safe(second, 2, 3));
    return { event: 'Sac Fly', eventType: 'sac_fly', moves };
  }
  if (second && !third && isFly && game.outs < 2 && sketch.location !== 7 && random.chance(0.24))
    moves.push(safe(second, 2, 3));
  if (first && !isOutfield && sketch.trajectory === 'line_drive' && game.outs < 2 && random.chance(0.13)) {
    moves.push(out(first, 1, 1, throwTo(game, at, '1B')));
    return { event: 'Double Play', eventType: 'double_play', moves };
  }
  const event =
    sketch.trajectory === 'fly_ball' ? 'Flyout' : sketch.trajectory === 'line_drive' ? 'Lineout' : 'Pop Out';
  return { event, eventType: 'field_out', moves };
}

/** Plays a batted ball that results in one or more outs. */
export function playOut(game: Game, batter: Runner, sketch: BattedSketch, eventIndex: number): void {
  const isGround = sketch.trajectory === 'ground_ball';
  const result = isGround && sketch.location < 7 ? groundOut(game, batter, sketch) : caughtBall(game, batter, sketch);
  game.play.event = result.event;
  game.play.eventType = result.eventType;
  moveRunners(game, result.moves, { eventType: result.eventType, eventIndex });
}
