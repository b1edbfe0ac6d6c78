import type { GameEventOf } from '#rules/baseball/game/event.ts';
import { battingSideOf, type Progress } from '#rules/baseball/game/progress.ts';
import { battingCard, currentPitcher, inningTally, playerAt, type Book } from './book.ts';
import { notationOf } from './notation.ts';
import { isAtBat, isUnfinished, isWalk, outcomeOf, type Outcome } from './outcome.ts';
import type { Cell } from './shapes.ts';

const newCell = (index: number, inning: number, batterId: number, pitcherId: number): Cell => ({
  index,
  inning,
  part: 0,
  order: 0,
  kind: 'inProgress',
  batterId,
  pinchRunnerId: null,
  pitcherId,
  newPitcher: null,
  entry: null,
  notation: null,
  legs: [],
  out: null,
  run: null,
  rbi: 0,
  pitches: [],
  balls: 0,
  strikes: 0,
  endsHalf: false,
  at: null,
  description: null,
  notes: [],
});

/** The batter and the batter's place; without a lineup, the place after that of the previous batter. */
export function placeBatter(book: Book): void {
  const { game, current } = book;
  if (!current || !game.current) return;
  const { batterId, pitcherId } = game.current;
  const card = battingCard(book);
  const before = card.cells.findLast((cell) => cell !== current && cell.kind !== 'placed');
  const next = before?.kind === 'unfinished' ? before.order : ((before?.order ?? 0) % 9) + 1;
  const slot = game.lineups[battingSideOf(game.half)].find(({ playerId }) => playerId === batterId);
  Object.assign(current, { batterId, pitcherId, order: slot?.order ?? next });
}

export function startCell(book: Book, before: Progress): void {
  const { current, inning, half } = book.game;
  if (!current) return;
  if (before.inning !== inning || before.half !== half) book.onBase.clear();
  inningTally(book).hasBegun = true;
  book.current = newCell(current.index, inning ?? 1, current.batterId, current.pitcherId);
  book.batterPlay = [];
  book.trajectory = null;
  placeBatter(book);
  battingCard(book).cells.push(book.current);
}

export function addPitch(book: Book, { pitch }: GameEventOf<'pitch'>): void {
  const { current } = book;
  if (!current) return;
  current.pitches.push(pitch.result);
  current.balls = pitch.balls;
  current.strikes = pitch.strikes;
  inningTally(book).pitches += 1;
  currentPitcher(book).pitches += 1;
  book.trajectory = pitch.battedBall?.trajectory ?? null;
}

/** An extra inning begins with a runner on base: the batter before the first one (Official Baseball Rules 5.01, 2023). */
export function placeRunner(book: Book, { runnerId, base }: GameEventOf<'placedRunner'>): void {
  const card = battingCard(book);
  const { game } = book;
  const slot = game.lineups[battingSideOf(game.half)].find(({ playerId }) => playerId === runnerId);
  const pitcherId = book.current?.pitcherId ?? 0;
  const cell = newCell(book.current?.index ?? 0, game.inning ?? 1, runnerId, pitcherId);
  const before = ((book.current?.order ?? 1) + 7) % 9;
  Object.assign(cell, { kind: 'placed', order: slot?.order ?? before + 1, legs: [{ to: base, by: null }] });
  card.cells.push(cell);
  card.proof.placedRunners += 1;
  book.onBase.set(runnerId, cell);
}

const proofKeys: Partial<
  Record<Outcome, 'walks' | 'hitByPitch' | 'sacrificeBunts' | 'sacrificeFlies' | 'interferences'>
> = {
  walk: 'walks',
  intentionalWalk: 'walks',
  hitByPitch: 'hitByPitch',
  sacrificeBunt: 'sacrificeBunts',
  sacrificeFly: 'sacrificeFlies',
  interference: 'interferences',
};

const tally = (book: Book, cell: Cell, outcome: Outcome, { isHit, rbi }: GameEventOf<'plateAppearanceEnded'>): void => {
  const card = battingCard(book);
  const batter = playerAt(book, card, cell.order, cell.batterId);
  for (const line of [batter, card.totals]) {
    line.atBats += Number(isAtBat(outcome));
    line.hits += Number(isHit);
    line.rbi += rbi;
    line.walks += Number(isWalk(outcome));
    line.strikeOuts += Number(outcome === 'strikeout');
  }
  const pitcher = currentPitcher(book);
  pitcher.batters += 1;
  pitcher.hits += Number(isHit);
  pitcher.walks += Number(isWalk(outcome));
  pitcher.strikeOuts += Number(outcome === 'strikeout');
  inningTally(book).hits += Number(isHit);
  const key = proofKeys[outcome] ?? 'atBats';
  card.proof[key] += 1;
  card.proof.plateAppearances += 1;
};

export function endCell(book: Book, event: GameEventOf<'plateAppearanceEnded'>): void {
  const { current: cell, trajectory, batterPlay: moves } = book;
  if (!cell) return;
  placeBatter(book);
  book.current = null;
  cell.at = event.at;
  cell.description = event.description;
  const outcome = outcomeOf(event.event);
  if (isUnfinished(event, outcome)) {
    cell.kind = 'unfinished';
    return;
  }
  const isCalled = cell.pitches.at(-1) === 'called' || / called out on strikes/.test(event.description ?? '');
  cell.kind = cell.legs.length > 0 ? 'reached' : 'out';
  cell.rbi = event.rbi;
  cell.notation = notationOf({ event: event.event, isCalled, trajectory, moves });
  tally(book, cell, outcome, event);
}
