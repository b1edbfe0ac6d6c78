import type { GameView } from '#rules/baseball/game/model.ts';

/**
 * The format of views and deltas. Increase it when a field of `GameView` is renamed, removed or given another meaning: a page that is open
 * meanwhile then receives whole views instead of deltas.
 */
export const viewFormat = 1;

/** An operation of a JSON patch (RFC 6902) on a `GameView`. */
export type Operation = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOperation = (value: unknown): value is Operation =>
  isObject(value) &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  (value.op === 'remove' || ((value.op === 'add' || value.op === 'replace') && 'value' in value));

/** Encodes a delta as the data of a stream event. */
export function encodeDelta(patch: readonly Operation[]): string {
  return JSON.stringify({ format: viewFormat, patch });
}

/** Decodes the data of a stream event. Throws if it is not a delta of this format. */
export function decodeDelta(delta: string): Operation[] {
  const decoded: unknown = JSON.parse(delta);
  if (!isObject(decoded) || decoded.format !== viewFormat) throw new Error('A delta of another format');
  const { patch } = decoded;
  if (!Array.isArray(patch) || !patch.every(isOperation)) throw new Error('Not a delta');
  return patch;
}

const refuse = (): never => {
  throw new Error('A delta of another view');
};

function changeList(list: unknown[], [token = '', ...rest]: string[], operation: Operation): unknown[] {
  const isHere = rest.length === 0;
  const isAdded = isHere && operation.op === 'add';
  const index = token === '-' ? list.length : /^(0|[1-9]\d*)$/.test(token) ? Number(token) : Infinity;
  if (index >= list.length + Number(isAdded)) refuse();
  if (isAdded) return list.toSpliced(index, 0, operation.value);
  if (isHere && operation.op === 'remove') return list.toSpliced(index, 1);
  return list.with(index, change(list[index], rest, operation));
}

function changeObject(object: Record<string, unknown>, [key = '', ...rest]: string[], operation: Operation): object {
  const isHere = rest.length === 0;
  if (!Object.hasOwn(object, key))
    return isHere && operation.op === 'add' ? { ...object, [key]: operation.value } : refuse();
  if (!isHere || operation.op !== 'remove') return { ...object, [key]: change(object[key], rest, operation) };
  const { [key]: _removed, ...others } = object;
  return others;
}

/** The value with a change at a path inside it. What is not on the path stays the same object. */
function change(value: unknown, path: string[], operation: Operation): unknown {
  if (path.length === 0) return operation.op === 'remove' ? refuse() : operation.value;
  if (Array.isArray(value)) return changeList(value, path, operation);
  return isObject(value) ? changeObject(value, path, operation) : refuse();
}

const tokensOf = ({ path }: Operation): string[] =>
  path
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Whether a value has the shape of an earlier one, as far as that shows it. Only dictionaries, whose keys are ids, get other keys. */
function isLike(before: unknown, after: unknown): boolean {
  if (before === after || (before ?? null) === null || after === null) return true;
  if (Array.isArray(before))
    return (
      Array.isArray(after) && after.every((item, place) => isLike(before[Math.min(place, before.length - 1)], item))
    );
  if (!isObject(before)) return typeof before === typeof after;
  if (!isObject(after)) return false;
  const hasField = (key: string) =>
    Object.hasOwn(before, key) && Object.hasOwn(after, key) && isLike(before[key], after[key]);
  return [...Object.keys(before), ...Object.keys(after)].every((key) => /^\d+$/.test(key) || hasField(key));
}

const isView = (value: unknown, before: GameView): value is GameView => isObject(value) && isLike(before, value);

/** The view after an encoded delta. Throws when the delta is damaged, of another format or of another view; then request the whole view. */
export function applyDelta(view: GameView, delta: string): GameView {
  const after = decodeDelta(delta).reduce<unknown>((value, each) => change(value, tokensOf(each), each), view);
  return isView(after, view) ? after : refuse();
}

/** The state of a subscriber. Each change increments the version. */
export type StreamState = { version: number; view: GameView };

/** A message of a game's stream: the whole view, or the encoded delta from the previous version. */
export type StreamMessage =
  | { type: 'view'; version: number; view: GameView }
  | { type: 'delta'; version: number; delta: string };

/**
 * `gap`: a message was missed; request the changes since `version`.
 * `unreadable`: the message comes from another build or is damaged; request the whole view.
 */
type StreamProblem = 'gap' | 'unreadable';

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
  try {
    return { version: message.version, view: applyDelta(state.view, message.delta) };
  } catch {
    return 'unreadable';
  }
}
