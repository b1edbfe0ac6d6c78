import { positionAt } from './batted-ball.ts';
import { credit, type Game, lead, type Runner } from '../game-state.ts';
import { type Move, moveRunners, out, safe } from './move-runners.ts';
import type { BattedSketch } from '../play-record.ts';

const names = ['', 'Single', 'Double', 'Triple', 'Home Run'] as const;
const types = ['', 'single', 'double', 'triple', 'home_run'] as const;

/** Draws whether a runner takes the extra base, by the runner's speed and with two outs (running on contact). */
function takesExtraBase(game: Game, base: number, runner: Runner): boolean {
  const legs = runner.player.batting.speed * 0.07;
  const goes = game.outs === 2 ? 0.17 : 0;
  return game.random.chance(base + legs + goes);
}

/** Runners on a single: third scores, second usually scores, first sometimes takes third. */
function singleMoves(game: Game, sketch: BattedSketch): Move[] {
  const [first, second, third] = game.bases;
  const isInfield = sketch.location < 7;
  const moves: Move[] = [];
  if (third) moves.push(safe(third, 3, 4, 'r_adv_play'));
  const secondScores = second !== null && !isInfield && takesExtraBase(game, 0.53, second);
  if (second) {
    const isThrownOut = secondScores && game.random.chance(0.035);
    const arm = [credit(game, positionAt(sketch.location), 'f_assist'), credit(game, 'C', 'f_putout')];
    if (isThrownOut) moves.push(out(second, 2, 4, 'r_thrown_out', arm));
    else moves.push(safe(second, 2, secondScores ? 4 : 3, 'r_adv_play'));
  }
  if (first) {
    const isThirdFree = second === null || secondScores;
    const extra = sketch.location === 9 ? 0.36 : sketch.location === 8 ? 0.26 : 0.12;
    moves.push(safe(first, 1, !isInfield && isThirdFree && takesExtraBase(game, extra, first) ? 3 : 2, 'r_adv_force'));
  }
  return moves;
}

function longHitMoves(game: Game, sketch: BattedSketch): Move[] {
  const [first, second, third] = game.bases;
  const moves: Move[] = [];
  if (third) moves.push(safe(third, 3, 4, 'r_adv_play'));
  if (second) moves.push(safe(second, 2, 4, 'r_adv_play'));
  if (first) {
    const scores = sketch.bases >= 3 || takesExtraBase(game, 0.38, first);
    const isThrownOut = scores && sketch.bases === 2 && game.random.chance(0.05);
    const arm = [
      credit(game, positionAt(sketch.location), 'f_assist'),
      credit(game, 'SS', 'f_assist'),
      credit(game, 'C', 'f_putout'),
    ];
    moves.push(isThrownOut ? out(first, 1, 4, 'r_thrown_out', arm) : safe(first, 1, scores ? 4 : 3, 'r_adv_force'));
  }
  return moves;
}

/** A hit that ends the game counts as many bases as the winning runner advances (rule 9.06 (f)). */
function basesCredited(game: Game, bases: number): 1 | 2 | 3 {
  const onBase = ([3, 2, 1] as const).filter((from) => game.bases[from - 1] !== null);
  const winner = !game.isTop && game.inning >= 9 ? onBase[-lead(game)] : undefined;
  const credited = winner === undefined ? bases : Math.min(bases, 4 - winner);
  return credited >= 3 ? 3 : credited === 2 ? 2 : 1;
}

export function playHit(game: Game, batter: Runner, drawn: BattedSketch, eventIndex: number): void {
  const bases = basesCredited(game, drawn.bases);
  const sketch = { ...drawn, bases };
  const moves = bases === 1 ? singleMoves(game, sketch) : longHitMoves(game, sketch);
  const fielded = [credit(game, positionAt(sketch.location), 'f_fielded_ball')];
  moves.push({ ...safe(batter, 0, bases, null), credits: fielded });
  game.play.event = names[bases];
  game.play.eventType = types[bases];
  moveRunners(game, moves, { event: names[bases], eventType: types[bases], eventIndex });
}

export function playHomeRun(game: Game, batter: Runner, eventIndex: number): void {
  const moves: Move[] = [safe(batter, 0, 4, null)];
  for (const from of [1, 2, 3] as const) {
    const runner = game.bases[from - 1];
    if (runner) moves.push(safe(runner, from, 4, 'r_adv_force'));
  }
  game.play.event = names[4];
  game.play.eventType = types[4];
  moveRunners(game, moves, { event: names[4], eventType: types[4], eventIndex, isHomeRun: true });
}

/** The batter reaches on an error: no hit, and resulting runs are unearned. */
export function playError(game: Game, batter: Runner, sketch: BattedSketch, eventIndex: number): void {
  const [first, second, third] = game.bases;
  const moves: Move[] = [];
  if (third) moves.push(safe(third, 3, 4, 'r_adv_play', false));
  if (second) moves.push(safe(second, 2, 3, 'r_adv_play', false));
  if (first) moves.push(safe(first, 1, 2, 'r_adv_force', false));
  const isThrow = sketch.trajectory === 'ground_ball' && game.random.chance(0.45);
  const error = credit(game, positionAt(sketch.location), isThrow ? 'f_throwing_error' : 'f_fielding_error');
  moves.push({ ...safe({ ...batter, isEarned: false }, 0, 1, null), credits: [error] });
  game.outsLostToErrors++;
  game.play.event = 'Field Error';
  game.play.eventType = 'field_error';
  moveRunners(game, moves, { event: 'Field Error', eventType: 'field_error', eventIndex, isByError: true });
}
