import type { GameEventOf, RunnerMove, RunnerStep } from '#rules/baseball/game/event.ts';
import type { Base } from '#rules/baseball/game/model.ts';
import { baseName } from '#rules/baseball/game/step-runners.ts';
import { battingCard, currentPitcher, inningTally, playerAt, type Book } from './book.ts';
import { causeOf, chainOf } from './notation.ts';
import type { Cell } from './shapes.ts';

const numberOf = (base: Base | 'home'): number => (base === 'home' ? 4 : base);

const baseOf = (cell: Cell): number => cell.legs.at(-1)?.to ?? 0;

const cellOf = ({ current, onBase }: Book, { runnerId, from }: RunnerMove): Cell | null => {
  if (from === null) return current;
  return onBase.get(runnerId) ?? [...onBase.values()].find((cell) => baseOf(cell) === from) ?? null;
};

/** The batter's first base is the result of the plate appearance and needs no other sign. */
const signOf = ({ current }: Book, step: RunnerStep, { from }: RunnerMove, place: number): string | null => {
  if (from === null && place === 0) return null;
  return causeOf(step) ?? (from === null ? null : current ? String(current.order) : null);
};

const addLegs = (book: Book, cell: Cell, move: RunnerMove): void => {
  const whole: RunnerStep[] = move.to === null ? [] : [{ to: move.to, cause: null }];
  (move.steps ?? whole).forEach((step, place) => {
    const to = numberOf(step.to);
    for (let base = Math.max(baseOf(cell), move.from ?? 0) + 1; base <= to; base += 1)
      cell.legs.push({ to: base, by: base === to ? signOf(book, step, move, place) : null });
  });
};

const putOut = (book: Book, cell: Cell, { from, out }: RunnerMove): void => {
  const card = battingCard(book);
  inningTally(book);
  const inning = (book.game.inning ?? 1) - 1;
  const outs = (card.outs[inning] ?? 0) + 1;
  card.outs[inning] = outs;
  card.proof.outs += 1;
  currentPitcher(book).outs += 1;
  const isOnBases = from !== null || cell.legs.length > 0;
  const at = out?.at ? numberOf(out.at) : Math.min(4, baseOf(cell) + 1);
  const by = [out?.cause ?? '', chainOf(out?.fielders ?? [])].filter((part) => part !== '').join(' ');
  cell.out = { number: out?.number ?? Math.min(3, outs), at: isOnBases ? at : null, by };
};

const charge = (book: Book, cell: Cell, { run }: RunnerMove): void => {
  const { pitchers } = battingCard(book);
  const pitcherId = run?.pitcherId ?? cell.pitcherId;
  const pitcher = pitchers.find(({ playerId }) => playerId === pitcherId) ?? currentPitcher(book);
  pitcher.runs += 1;
  if (pitcher.earnedRuns === null) return;
  pitcher.earnedRuns = run ? pitcher.earnedRuns + Number(run.isEarned) : null;
};

const score = (book: Book, cell: Cell, move: RunnerMove): void => {
  const card = battingCard(book);
  inningTally(book).runs += 1;
  card.totals.runs += 1;
  card.proof.runs += 1;
  playerAt(book, card, cell.order, cell.pinchRunnerId ?? cell.batterId).runs += 1;
  cell.run = { number: card.totals.runs, isEarned: move.run?.isEarned ?? null };
  charge(book, cell, move);
};

const apply = (book: Book, cell: Cell, move: RunnerMove): void => {
  addLegs(book, cell, move);
  if (move.isOut) putOut(book, cell, move);
  else if (move.to === 'home') score(book, cell, move);
  else if (baseOf(cell) > 0) book.onBase.set(move.runnerId, cell);
};

/** Draws the moves of one play. All runners leave their bases before any of them reaches one. */
export function moveRunners(book: Book, moves: RunnerMove[]): void {
  if (moves.some(({ from }) => from === null)) book.batterPlay = moves;
  const known = moves.flatMap((move) => {
    const cell = cellOf(book, move);
    return cell ? [{ move, cell }] : [];
  });
  for (const [runnerId, cell] of book.onBase) {
    if (known.some((each) => each.cell === cell)) book.onBase.delete(runnerId);
  }
  for (const { move, cell } of known) apply(book, cell, move);
}

/** The moves behind a reported outcome: of the runners who are gone, the foremost have scored, and the others are out. */
export function movesOfReport({ game, current }: Book, event: GameEventOf<'reported'>, outs: number, runs: number) {
  const runners: { runnerId: number; from: Base | null }[] = ([3, 2, 1] as const).flatMap((from) => {
    const runnerId = game.bases[baseName(from)];
    return runnerId === null ? [] : [{ runnerId, from }];
  });
  if (current) runners.push({ runnerId: current.batterId, from: null });
  const after = ([1, 2, 3] as const).map((base) => ({ base, runnerId: event.bases[baseName(base)] }));
  let scored = 0;
  let retired = 0;
  return runners.flatMap(({ runnerId, from }): RunnerMove[] => {
    const to = after.find((each) => each.runnerId === runnerId)?.base;
    if (to !== undefined) return to === from ? [] : [{ runnerId, from, to, isOut: false }];
    if (scored < runs) {
      scored += 1;
      return [{ runnerId, from, to: 'home', isOut: false }];
    }
    if (retired >= outs) return [];
    retired += 1;
    return [{ runnerId, from, to: null, isOut: true }];
  });
}
