import { ordinal } from '../stats/ordinal.ts';
import type { GameView } from './model.ts';
import {
  hasStarted,
  isCalledOff,
  isDelayed,
  isForfeited,
  isHeld,
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
  if (isHeld(view)) return { tone: 'waiting', headline: text, detail: reason ?? formatInning(view) };
  if (isLive(view) && hasStarted(view)) return describeLiveState(view);
  return { tone: isLive(view) || isWarmup(view) ? 'live' : 'waiting', headline: text, detail: reason };
}
