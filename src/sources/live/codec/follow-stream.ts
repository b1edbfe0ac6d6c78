import { applyDelta, decodeDelta } from './delta.ts';
import type { GameView } from '#rules/baseball/game/model.ts';

/** The state of a viewer. Each change increments the version. */
export type StreamState = { version: number; view: GameView };

/** A message of a game's stream: the whole view, or the delta from the previous version (see `encodeDelta`). */
export type StreamMessage =
  | { type: 'view'; version: number; view: GameView }
  | { type: 'delta'; version: number; delta: string };

/**
 * `gap`: a message was missed; request the changes since `version`.
 * `unreadable`: the message comes from another build or is damaged; request the whole view.
 */
type StreamProblem = 'gap' | 'unreadable';

const afterDelta = (view: GameView, delta: string): GameView | 'unreadable' => {
  try {
    return applyDelta(view, decodeDelta(delta));
  } catch {
    return 'unreadable';
  }
};

/**
 * The state of a viewer after a message. Repeated and late messages change nothing. A whole view is accepted when it is
 * newer, or when the state is null. After requesting the whole view, start from null, because another server counts
 * versions from a different start.
 */
export function receive(state: StreamState | null, message: StreamMessage): StreamState | StreamProblem {
  if (message.type === 'view') {
    const { version, view } = message;
    return state && version <= state.version ? state : { version, view };
  }
  if (!state) return 'gap';
  if (message.version <= state.version) return state;
  if (message.version > state.version + 1) return 'gap';
  const view = afterDelta(state.view, message.delta);
  return view === 'unreadable' ? view : { version: message.version, view };
}
