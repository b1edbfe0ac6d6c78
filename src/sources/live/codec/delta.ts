import type { GameView } from '#rules/baseball/game/model.ts';
import { changesBetween, withChanges, type Change } from './packed-change.ts';
import { packedView } from './packed-view.ts';
import { UnreadablePacking, type Packed } from './packing.ts';

/** The changes between two views of a game, as plain JSON; `encodeDelta` makes it shorter. */
export type GameDelta = readonly Change[];

/** The changes between two views; null when they are equal. */
export function diffViews(before: GameView, after: GameView): GameDelta | null {
  const changes = changesBetween(packedView.pack(before), packedView.pack(after));
  return changes.length > 0 ? changes : null;
}

/** The view after a delta. Throws `UnreadablePacking` when the delta does not fit the view; then request the whole view. */
export function applyDelta(view: GameView, delta: GameDelta): GameView {
  return packedView.unpack(withChanges(packedView.pack(view), delta));
}

/** A text of at least this length is written once; a repetition is a reference to it. */
const minRepeatLength = 8;
const reference = '=';

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length >= minRepeatLength;

/** From this number on, joined changes are shorter. */
const minGroup = 5;

/** Joins the changes of the plate appearance, which has place 0: `{ "0": [[1, 7], [2, 8]] }` for `[0, 1, 7], [0, 2, 8]`. */
function group(delta: GameDelta): unknown[] {
  const isInside = ([first, ...rest]: Change): boolean => first === 0 && rest.length > 1;
  const inside = delta.filter(isInside).map(([, ...rest]) => rest);
  return inside.length < minGroup ? [...delta] : [{ 0: inside }, ...delta.filter((change) => !isInside(change))];
}

/** Encodes a delta as the data of a stream event. */
export function encodeDelta(delta: GameDelta): string {
  const written: string[] = [];
  return JSON.stringify(group(delta), (_key, value: Packed) => {
    if (!isLong(value)) return value;
    const place = written.indexOf(value);
    if (place >= 0) return { [reference]: place };
    written.push(value);
    return value;
  });
}

const referenced = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && reference in value ? value[reference] : undefined;

const isChange = (value: unknown): value is Change => Array.isArray(value) && value.length > 0;

/** The changes of a group as separate changes; any other value unchanged. */
const ungroup = (one: unknown): unknown[] => {
  const inside: unknown = typeof one === 'object' && one !== null && !Array.isArray(one) && '0' in one ? one[0] : null;
  return Array.isArray(inside) && inside.every(isChange) ? inside.map((change) => [0, ...change]) : [one];
};

/** Decodes the data of a stream event. Throws `UnreadablePacking` or `SyntaxError` when it is not a delta. */
export function decodeDelta(encoded: string): GameDelta {
  const read: string[] = [];
  const groups: unknown = JSON.parse(encoded, (_key, value: unknown) => {
    if (isLong(value)) read.push(value);
    const place = referenced(value);
    return typeof place === 'number' ? read[place] : value;
  });
  const delta: unknown[] = Array.isArray(groups) ? groups.flatMap(ungroup) : [groups];
  if (!delta.every(isChange)) throw new UnreadablePacking('no delta');
  return delta;
}

/** The state of a subscriber. Each change increments the version. */
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
 * The state of a subscriber after a message. Repeated and late messages change nothing. A whole view is accepted when it is
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
