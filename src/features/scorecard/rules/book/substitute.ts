import { battingSideOf, fieldingSideOf } from '#rules/baseball/game/fold/progress.ts';
import { pitcherOf, playerAt, type Book } from './book.ts';
import { placeBatter } from './plate-appearance.ts';
import type { GameEventOf } from '#rules/baseball/game/event.ts';

/** A pinch runner continues the way of the replaced runner. */
const takeOver = ({ onBase }: Book, replacedId: number, playerId: number): void => {
  const cell = onBase.get(replacedId);
  if (!cell) return;
  onBase.delete(replacedId);
  onBase.set(playerId, cell);
  cell.pinchRunnerId = playerId;
};

/** Writes a player who enters the game, or a new position, into the place of the order. */
export function substitute(book: Book, event: GameEventOf<'substitution'>): void {
  const { side, role, playerId, replacedId } = event;
  const { game } = book;
  const slot = game.lineups[side].find((each) => each.playerId === playerId);
  if (slot) playerAt(book, book.cards[side], slot.order, playerId, slot.position);
  if (role === 'runner' && replacedId !== null) takeOver(book, replacedId, playerId);
  if (role === 'pitcher' && side === fieldingSideOf(game.half)) pitcherOf(book, playerId);
  if (side === battingSideOf(game.half) || role === 'pitcher') placeBatter(book);
}
