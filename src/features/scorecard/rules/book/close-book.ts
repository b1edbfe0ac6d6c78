import { battingSideOf } from '#rules/baseball/game/fold/progress.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { Cell, ClubCard, InningTally, Scorecard } from '../shapes.ts';
import { blankInning, type Book, type OpenCard } from './book.ts';

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
export function closeBook(book: Book): Scorecard {
  const columns = Math.max(book.header.scheduledInnings, book.game.inning ?? 0);
  return { away: closeCard(book, 'away', columns), home: closeCard(book, 'home', columns) };
}
