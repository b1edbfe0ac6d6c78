import type { GameMoment, HalfScore } from '../league.ts';
import type { Bases, Play, PlayedGame } from '../played-game.ts';
import { type BookSide, ScoreBook, totalsOf } from '../stats/score-book.ts';
import { gameAsKnown } from './game-as-known.ts';
import { basesOnlyEnd } from './simulate-game.ts';

type Line = { inning: number; away: HalfScore | null; home: HalfScore | null };

const none: HalfScore = { runs: 0, hits: 0, errors: 0, leftOnBase: 0 };

/** Adds a play to the line score from the totals before and after it. */
function addToLines(
  lines: Line[],
  { inning, isTop }: Play,
  before: Record<'away' | 'home', HalfScore>,
  { sides }: ScoreBook,
): void {
  const line = (lines[inning - 1] ??= { inning, away: null, home: null });
  const bat = isTop ? 'away' : 'home';
  const field = isTop ? 'home' : 'away';
  const half = line[bat] ?? none;
  line[bat] = {
    runs: half.runs + sides[bat].runs - before[bat].runs,
    hits: half.hits + sides[bat].hits - before[bat].hits,
    leftOnBase: half.leftOnBase + sides[bat].leftOnBase - before[bat].leftOnBase,
    errors: half.errors,
  };
  const errors = sides[field].errors - before[field].errors;
  const defense = line[field] ?? (field === 'away' ? null : none);
  // Errors of the home side in the top of an inning are stored in its half before it bats.
  if (defense && errors > 0) line[field] = { ...defense, errors: defense.errors + errors };
}

/** Returns the runners after the first `eventCount` events of an undecided play, such as steals and wild pitches. */
function basesDuring(play: Play, eventCount: number, before: Bases): Bases {
  const bases: [number | null, number | null, number | null] = [...before];
  for (let index = 0; index < eventCount; index++) {
    const event = play.events[index];
    if (event?.kind !== 'action') continue;
    if (event.eventType === 'runner_placed') bases[1] = event.playerId;
    const { substitution } = event;
    if (substitution?.base) bases[substitution.base - 1] = substitution.playerId;
    const moves = play.runners.filter((move) => move.eventIndex === index);
    for (const { start } of moves) if (start !== null) bases[start - 1] = null;
    for (const { end, personId } of moves) if (end !== null && end < 4) bases[end - 1] = personId;
  }
  return bases;
}

function slotAfter(book: BookSide, batterId: number): number {
  const slot = book.order.findIndex((entry) => entry.personId === batterId);
  return slot < 0 ? 0 : (slot + 1) % 9;
}

const batterIdAt = (side: BookSide, slot: number): number | null => side.order[slot % 9]?.personId ?? null;

/** Computes the state of a game at a time (epoch ms) for the scoreboard, the box score and the live feed. */
export function gameAt(final: PlayedGame, at: number): GameMoment {
  const played = gameAsKnown(final, at);
  const book = new ScoreBook({ away: played.awayId, home: played.homeId }, played.starters);
  const lines: Line[] = [];
  const next = { away: 0, home: 0 };
  let completed = 0;
  let current = -1;
  let eventCount = 0;
  for (const play of played.plays) {
    if (play.startedAt > at) break;
    const isDecided = play.endedAt <= at;
    current = play.index;
    eventCount = isDecided ? play.events.length : play.events.filter((event) => event.at <= at).length;
    const before = { away: totalsOf(book.sides.away), home: totalsOf(book.sides.home) };
    book.addPlay(play, eventCount, isDecided);
    addToLines(lines, play, before, book);
    if (!isDecided) break;
    completed = play.index + 1;
    const side = play.isTop ? book.sides.away : book.sides.home;
    if (!basesOnlyEnd.test(play.eventType)) next[side.side] = slotAfter(side, play.batterId);
  }
  if (completed === played.plays.length && at >= played.endedAt && played.winnerId !== null) book.decide();
  return moment(played, book, lines, next, { at, completed, current, eventCount });
}

function moment(
  played: PlayedGame,
  book: ScoreBook,
  lines: Line[],
  next: { away: number; home: number },
  cut: { at: number; completed: number; current: number; eventCount: number },
): GameMoment {
  const play = played.plays[cut.current];
  const isInProgress = cut.current >= cut.completed && play !== undefined;
  const before = played.plays[cut.current - 1];
  const isSameHalf =
    before !== undefined && play !== undefined && before.inning === play.inning && before.isTop === play.isTop;
  const startBases: Bases = isSameHalf ? before.basesAfter : [null, null, null];
  const isTop = play?.isTop ?? true;
  const halfIsOver = !isInProgress && play !== undefined && (play.outs >= 3 || cut.completed === played.plays.length);
  const bat = isTop ? book.sides.away : book.sides.home;
  const field = isTop ? book.sides.home : book.sides.away;
  const slot = next[bat.side];
  const bases: Bases = isInProgress
    ? basesDuring(play, cut.eventCount, startBases)
    : halfIsOver
      ? [null, null, null]
      : (play?.basesAfter ?? startBases);
  return {
    at: cut.at,
    completed: cut.completed,
    current: cut.current,
    currentEvents: cut.eventCount,
    inning: play?.inning ?? 1,
    isTop,
    inningState: halfIsOver ? (isTop ? 'Middle' : 'End') : isTop ? 'Top' : 'Bottom',
    bases,
    batterId: batterIdAt(bat, slot),
    onDeckId: batterIdAt(bat, slot + 1),
    inHoleId: batterIdAt(bat, slot + 2),
    pitcherId: field.pitchers.at(-1) ?? null,
    defense: Object.fromEntries(field.fielders),
    orders: { away: book.sides.away.order, home: book.sides.home.order },
    pitchersUsed: { away: book.sides.away.pitchers, home: book.sides.home.pitchers },
    lines: book.lines(),
    linescore: lines,
    totals: { away: totalsOf(book.sides.away), home: totalsOf(book.sides.home) },
  };
}
