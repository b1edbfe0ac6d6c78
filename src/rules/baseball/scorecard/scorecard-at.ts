import type { GameEventOf, GameEvent, GameLog } from '#rules/baseball/game/event.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { battingSideOf, fieldingSideOf } from '#rules/baseball/game/progress.ts';
import { step } from '#rules/baseball/game/step.ts';
import {
  battingCard,
  inningTally,
  openBook,
  type Book,
  pitcherOf,
  playerAt,
  blankInning,
  type OpenCard,
} from './book.ts';
import { moveRunners, movesOfReport } from './move-runners.ts';
import { addPitch, endCell, placeRunner, startCell, placeBatter } from './plate-appearance.ts';
import type { Cell, ClubCard, InningTally, Scorecard } from './shapes.ts';

const report = (book: Book, event: GameEventOf<'reported'>, outsBefore: number): void => {
  const card = battingCard(book);
  const runs = (card === book.cards.away ? event.away : event.home) - card.totals.runs;
  moveRunners(book, movesOfReport(book, event, event.outs - outsBefore, runs));
};

const note = ({ current }: Book, { text }: GameEventOf<'note'>): void => {
  current?.notes.push(text);
};

const count = ({ current }: Book, { balls, strikes }: GameEventOf<'count'>): void => {
  if (current) Object.assign(current, { balls, strikes });
};

/** Writes one event. The bases of a report are those before it, so it is written first. */
function write(book: Book, event: GameEvent): void {
  const before = book.game;
  if (event.type === 'reported') report(book, event, before.outs);
  book.game = step(before, event, book.header);
  switch (event.type) {
    case 'plateAppearanceStarted':
      return startCell(book, before);
    case 'pitch':
      return addPitch(book, event);
    case 'count':
      return count(book, event);
    case 'note':
      return note(book, event);
    case 'runners':
      return moveRunners(book, event.moves);
    case 'error':
      inningTally(book).errors += 1;
      return;
    case 'placedRunner':
      return placeRunner(book, event);
    case 'substitution':
      return substitute(book, event);
    case 'plateAppearanceEnded':
      return endCell(book, event);
    default:
  }
}

/** The scorecards of both clubs after the events. Before the first event they have the lineups only. */
export function scorecardAt(log: GameLog): Scorecard {
  const book = openBook(log);
  for (const event of log.events) write(book, event);
  return closeBook(book);
}

/** A pinch runner continues the way of the replaced runner. */
const takeOver = ({ onBase }: Book, replacedId: number, playerId: number): void => {
  const cell = onBase.get(replacedId);
  if (!cell) return;
  onBase.delete(replacedId);
  onBase.set(playerId, cell);
  cell.pinchRunnerId = playerId;
};

/** Writes a player who enters the game, or a new position, into the place of the order. */
function substitute(book: Book, event: GameEventOf<'substitution'>): void {
  const { side, role, playerId, replacedId } = event;
  const { game } = book;
  const slot = game.lineups[side].find((each) => each.playerId === playerId);
  if (slot) playerAt(book, book.cards[side], slot.order, playerId, slot.position);
  if (role === 'runner' && replacedId !== null) takeOver(book, replacedId, playerId);
  if (role === 'pitcher' && side === fieldingSideOf(game.half)) pitcherOf(book, playerId);
  if (side === battingSideOf(game.half) || role === 'pitcher') placeBatter(book);
}

/** A place of the order that comes up again in an inning gets the next column of the inning. */
const numberParts = ({ cells, innings }: OpenCard): void => {
  const seen = new Map<string, number>();
  for (const cell of cells) {
    const key = `${cell.inning} ${cell.order}`;
    cell.part = seen.get(key) ?? 0;
    seen.set(key, cell.part + 1);
    const inning = innings[cell.inning - 1];
    if (inning) inning.parts = Math.max(inning.parts, cell.part + 1);
  }
};

const markPitchers = ({ cells, pitchers }: OpenCard): void => {
  let before: number | null = null;
  for (const cell of cells) {
    if (cell.kind === 'placed') continue;
    if (before !== null && cell.pitcherId !== before)
      cell.newPitcher = pitchers.find(({ playerId }) => playerId === cell.pitcherId)?.mark ?? null;
    before = cell.pitcherId;
  }
};

const markEntries = ({ cells, slots }: OpenCard): void => {
  const seen = new Set<number>();
  for (const cell of cells) {
    const player = slots[cell.order - 1]?.players.find(({ playerId }) => playerId === cell.batterId);
    if (player?.since && !seen.has(cell.batterId)) cell.entry = player.positions[0] ?? 'sub';
    seen.add(cell.batterId);
  }
};

const isOnBase = (cell: Cell): boolean => cell.legs.length > 0 && cell.out === null && cell.run === null;

const isHalfOver = (book: Book, side: Side, { inning }: InningTally): boolean => {
  const { game, cards } = book;
  if (isOver(game) || (cards[side].outs[inning - 1] ?? 0) >= 3) return true;
  const now = game.inning ?? 0;
  return now > inning || (now === inning && side === 'away' && game.half === 'bottom');
};

const closeInnings = (book: Book, side: Side): void => {
  const { cells, innings, proof } = book.cards[side];
  for (const tally of innings.filter(({ hasBegun }) => hasBegun)) {
    const own = cells.filter(({ inning }) => inning === tally.inning);
    tally.isOver = isHalfOver(book, side, tally);
    tally.leftOnBase = own.filter(isOnBase).length;
    const last = own.findLast(({ kind }) => kind !== 'placed');
    if (last) last.endsHalf = tally.isOver;
    proof[tally.isOver ? 'leftOnBase' : 'onBase'] += tally.leftOnBase;
  }
  const batter = battingSideOf(book.game.half) === side ? book.current : null;
  proof.inProgress = Number(batter !== null);
  proof.atBat = Number(batter !== null && batter.legs.length === 0 && batter.out === null);
};

const closeCard = (book: Book, side: Side, columns: number): ClubCard => {
  const card = book.cards[side];
  numberParts(card);
  markPitchers(card);
  markEntries(card);
  closeInnings(book, side);
  const { outs: _outs, innings, ...rest } = card;
  return { ...rest, innings: Array.from({ length: columns }, (_, place) => innings[place] ?? blankInning(place + 1)) };
};

/** The finished cards: columns, marks and proof. Both clubs have the same innings. */
function closeBook(book: Book): Scorecard {
  const columns = Math.max(book.header.scheduledInnings, book.game.inning ?? 0);
  return { away: closeCard(book, 'away', columns), home: closeCard(book, 'home', columns) };
}
