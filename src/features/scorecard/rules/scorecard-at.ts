import { step } from '#rules/baseball/game/fold/step.ts';
import { battingCard, inningTally, openBook, type Book } from './book/book.ts';
import { closeBook } from './book/close-book.ts';
import { moveRunners, movesOfReport } from './book/move-runners.ts';
import { addPitch, endCell, placeRunner, startCell } from './book/plate-appearance.ts';
import { substitute } from './book/substitute.ts';
import type { GameEvent, GameEventOf, GameLog } from '#rules/baseball/game/event.ts';
import type { Scorecard } from './shapes.ts';

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

/** The scorecards of both clubs at `time` (epoch ms, UTC, inclusive). Before the first event they have the lineups only. */
export function scorecardAt(log: GameLog, time = Infinity): Scorecard {
  const book = openBook(log);
  for (const event of log.events) {
    if (event.at > time) break;
    write(book, event);
  }
  return closeBook(book);
}
