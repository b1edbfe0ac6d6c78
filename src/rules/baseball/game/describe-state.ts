import { ordinal } from '../stats/figures.ts';
import type { NoHitter, MissingPlays, Side, GameView } from './model.ts';
import {
  isUnplayedHalf,
  hasStarted,
  isCalledOff,
  isDelayed,
  isForfeited,
  isSuspended,
  isLive,
  isOver,
  isTied,
  isWarmup,
} from './predicates.ts';

type StateTone = 'live' | 'over' | 'waiting' | 'off';
type StateText = { tone: StateTone; headline: string; detail: string | null };

/** 'Bottom 7th'; null before the game. */
function formatInning({ inning, inningState }: Pick<GameView, 'inning' | 'inningState'>): string | null {
  return inning === null || inningState === null ? null : `${inningState} ${ordinal(inning)}`;
}

/** 'after 10 innings' if that is not the scheduled number. */
function describeLength({ inning, scheduledInnings }: GameView): string | null {
  return inning === null || inning === scheduledInnings ? null : `after ${inning} innings`;
}

function describeEnd(view: GameView): string | null {
  if (isForfeited(view)) return 'forfeited';
  return isTied(view) ? ['tied', describeLength(view)].filter(Boolean).join(' ') : describeLength(view);
}

function describeLiveState(view: GameView): StateText {
  const inning = formatInning(view);
  if (isDelayed(view)) return { tone: 'waiting', headline: view.status.text, detail: inning };
  return { tone: 'live', headline: inning ?? view.status.text, detail: null };
}

/** The text of a game's state for the scoreboard. */
export function describeState(view: GameView): StateText {
  const { text, reason } = view.status;
  if (isOver(view)) return { tone: 'over', headline: 'Game is Complete', detail: describeEnd(view) };
  if (isCalledOff(view)) return { tone: 'off', headline: text, detail: reason };
  if (isSuspended(view)) return { tone: 'waiting', headline: text, detail: reason ?? formatInning(view) };
  if (isLive(view) && hasStarted(view)) return describeLiveState(view);
  return { tone: isLive(view) || isWarmup(view) ? 'live' : 'waiting', headline: text, detail: reason };
}

/** The text of one field of the line score: runs, 'X' for a home half that was not needed, empty when unplayed. */
export function lineScoreField(view: GameView, inning: number, side: Side): string {
  const runs = view.lineScore.find((each) => each.number === inning)?.[side] ?? null;
  if (runs !== null) return String(runs);
  return isUnplayedHalf(view, inning, side) ? 'X' : '';
}

/** The innings that a line score shows: nine as specified (or as scheduled), and as many more as were played. */
export function lineScoreInnings(view: Pick<GameView, 'lineScore' | 'scheduledInnings'>): number[] {
  const last = Math.max(view.scheduledInnings, view.lineScore.at(-1)?.number ?? 0);
  return Array.from({ length: last }, (_, place) => place + 1);
}

function placesOf(missing: readonly MissingPlays[]): Place[] {
  const places: Place[] = [];
  for (const inning of new Set(missing.flatMap((each) => each.inning ?? []))) {
    const [first, second] = missing.filter((each) => each.inning === inning);
    const half = second === undefined ? (first?.half ?? null) : null;
    const before = places.at(-1);
    if (half === null && before?.half === null && before.last === inning - 1) before.last = inning;
    else places.push({ first: inning, last: inning, half });
  }
  return places;
}

/** 'the bottom of the 3rd', 'the 9th', 'the 1st to the 8th' */
function describePlace({ first, last, half }: Place): string[] {
  if (half !== null) return [`the ${half} of the ${ordinal(first)}`];
  const ends = [`the ${ordinal(first)}`, `the ${ordinal(last)}`];
  return last - first > 1 ? [ends.join(' to ')] : ends.slice(0, last - first + 1);
}

const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** 'Plays of the bottom of the 3rd and the 9th inning are missing.'; null if none is. */
export function describeMissingPlays(missing: readonly MissingPlays[]): string | null {
  if (missing.length === 0) return null;
  const places = placesOf(missing).flatMap(describePlace);
  return places.length === 0 ? 'Plays are missing.' : `Plays of ${join(places)} inning are missing.`;
}

/** An inning of which one half lacks plays, or consecutive ones of which both do. */
type Place = { first: number; last: number; half: MissingPlays['half'] };

/** 'No-hitter' or 'Perfect game'. */
export function nameNoHitter({ isPerfect }: NoHitter): string {
  return isPerfect ? 'Perfect game' : 'No-hitter';
}
