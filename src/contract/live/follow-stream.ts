import { applyDelta, decodeDelta } from './delta.ts';
import type { GameView } from '#domain/game/model.ts';

/** What a viewer holds of a game that he follows; versions grow by one with every change. */
export type StreamState = { version: number; view: GameView };

/** A message of a game's stream: the whole, or what leads from the version before to this one (`encodeDelta`). */
export type StreamMessage =
  | { type: 'view'; version: number; view: GameView }
  | { type: 'delta'; version: number; delta: string };

/**
 * `gap`: something was missed, ask for what came since `version`.
 * `unreadable`: the message comes from another build or is damaged, ask for the whole.
 */
export type StreamTrouble = 'gap' | 'unreadable';

const afterDelta = (view: GameView, delta: string): GameView | 'unreadable' => {
  try {
    return applyDelta(view, decodeDelta(delta));
  } catch {
    return 'unreadable';
  }
};

/**
 * A viewer's state after a message. Repeated and late messages change nothing. A whole view is taken over when it is
 * newer, or when the viewer holds nothing: after asking for the whole, start from null, since another server counts
 * its versions from elsewhere.
 */
export function receive(state: StreamState | null, message: StreamMessage): StreamState | StreamTrouble {
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
