import type { FieldingCredit, RunnerMove } from '../../played-game.ts';
import { batting, fielding, type Game, lead, type Runner } from '../game-state.ts';

type BaseNumber = 1 | 2 | 3;

/** A movement of one runner on a play; `from` 0 is the batter. `to` null is an out at `outAt`. */
export type Move = {
  runner: Runner;
  from: 0 | BaseNumber;
  to: BaseNumber | 4 | null;
  outAt: BaseNumber | 4 | null;
  credits: FieldingCredit[];
  isRbi: boolean;
};

type MoveCause = {
  eventType: string;
  eventIndex: number;
  /** a home run counts in full even when it wins the game */
  isHomeRun?: boolean;
  /** advanced by an error: the run is unearned */
  isByError?: boolean;
};

export function safe(runner: Runner, from: Move['from'], to: BaseNumber | 4, isRbi = true): Move {
  return { runner, from, to, outAt: null, credits: [], isRbi };
}

export function out(runner: Runner, from: Move['from'], outAt: BaseNumber | 4, credits: FieldingCredit[]): Move {
  return { runner, from, to: null, outAt, credits, isRbi: false };
}

export function isWalkOff(game: Game): boolean {
  return !game.isTop && game.inning >= 9 && lead(game) > 0;
}

const hits = new Set(['single', 'double', 'triple', 'home_run']);

/** Applies the movements of one play to bases, outs and score, and adds them to the play's record. */
export function moveRunners(game: Game, moves: readonly Move[], cause: MoveCause): void {
  // On a hit, runners ahead of an out score first; on other plays that end the inning no runner advances.
  const isHit = hits.has(cause.eventType);
  const outsFirst = (move: Move): number => Number((move.to !== null) !== isHit);
  const ordered = moves.toSorted((a, b) => outsFirst(a) - outsFirst(b) || b.from - a.from);
  for (const { from } of ordered) if (from > 0) game.bases[from - 1] = null;
  const isOver = !isHit && game.outs + ordered.filter((move) => move.to === null).length >= 3;
  for (const move of ordered) {
    if (move.to === null) recordOut(game, move, cause);
    else if (isOver && move.from > 0) game.bases[move.from - 1] = move.runner;
    else if (isWalkOff(game) && !cause.isHomeRun && move.from > 0) holdRunner(game, move, cause);
    else advance(game, move, move.to, cause);
  }
}

/** After the winning run, a runner advances no further than the next free base. */
function holdRunner(game: Game, move: Move, cause: MoveCause): void {
  const lowest = Math.max(1, move.from);
  for (const base of [3, 2, 1] as const) {
    if (base < lowest || base > (move.to ?? 3) || game.bases[base - 1] !== null) continue;
    game.bases[base - 1] = move.runner;
    if (base !== move.from) game.play.runners.push({ ...toRunnerMove(move, cause), end: base, isOut: false });
    return;
  }
}

function toRunnerMove(move: Move, cause: MoveCause): RunnerMove {
  return {
    personId: move.runner.player.person.id,
    start: move.from === 0 ? null : move.from,
    end: move.to,
    outBase: move.outAt,
    isOut: move.to === null,
    outNumber: null,
    eventIndex: cause.eventIndex,
    eventType: cause.eventType,
    responsiblePitcherId: null,
    isScoring: false,
    earned: false,
    credits: move.credits,
  };
}

function recordOut(game: Game, move: Move, cause: MoveCause): void {
  if (game.outs >= 3) return;
  game.outs++;
  fielding(game).stint.outs++;
  game.play.runners.push({ ...toRunnerMove(move, cause), outNumber: game.outs });
}

function advance(game: Game, move: Move, to: BaseNumber | 4, cause: MoveCause): void {
  const entry = toRunnerMove(move, cause);
  if (to < 4) {
    const base = to - 1;
    if (game.bases[base]) throw new Error(`Two runners on base ${to} after ${cause.eventType}`);
    game.bases[base] = move.runner;
    game.play.runners.push(entry);
    return;
  }
  batting(game).runs++;
  fielding(game).stint.runs++;
  const isEarned = move.runner.isEarned && cause.isByError !== true && game.outs + game.outsLostToErrors < 3;
  if (move.isRbi) game.play.rbi++;
  game.play.isScoring = true;
  game.play.runners.push({
    ...entry,
    isScoring: true,
    earned: isEarned,
    responsiblePitcherId: move.runner.pitcherId,
  });
}

/** Returns the moves of a walk, hit by pitch or interference: every forced runner advances one base. */
export function forcedMoves(game: Game, batter: Runner): Move[] {
  const [first, second, third] = game.bases;
  const moves = [safe(batter, 0, 1)];
  if (first) moves.push(safe(first, 1, 2));
  if (first && second) moves.push(safe(second, 2, 3));
  if (first && second && third) moves.push(safe(third, 3, 4));
  return moves;
}

/** Returns the moves of an error, wild pitch, passed ball or balk: every runner advances one base. */
export function oneBaseMoves(game: Game): Move[] {
  const moves: Move[] = [];
  for (const from of [3, 2, 1] as const) {
    const runner = game.bases[from - 1];
    if (runner) moves.push(safe(runner, from, from === 3 ? 4 : from === 2 ? 3 : 2, false));
  }
  return moves;
}
