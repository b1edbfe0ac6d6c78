import { UnreadablePacking, type Packed } from './packing.ts';

/** The path to a value in packed JSON, then the value: `[0, 3, 'x']` sets entry 3 of entry 0 to 'x'; null deletes a key. */
export type Change = Packed[];

type Key = string | number;

const isObject = (value: Packed | undefined): value is { [key: string]: Packed } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const size = (changes: Change[]): number => JSON.stringify(changes).length;

const changesOfLists = (before: Packed[], after: Packed[], path: Key[]): Change[] =>
  after.flatMap((value, place) => changesBetween(before[place], value, [...path, place]));

const changesOfObjects = (before: Record<string, Packed>, after: Record<string, Packed>, path: Key[]): Change[] => {
  const removed = Object.keys(before).filter((key) => !(key in after));
  const changed = Object.entries(after).flatMap(([key, value]) => changesBetween(before[key], value, [...path, key]));
  return [...removed.map((key) => [...path, key, null]), ...changed];
};

const inside = (before: Packed | undefined, after: Packed, path: Key[]): Change[] | null => {
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) {
    return changesOfLists(before, after, path);
  }
  return isObject(before) && isObject(after) ? changesOfObjects(before, after, path) : null;
};

/** The shortest list of changes from `before` to `after`: single changes, or the whole value when that is shorter. */
export function changesBetween(before: Packed | undefined, after: Packed, path: Key[] = []): Change[] {
  if (before === after) return [];
  const whole: Change[] = [[...path, after]];
  const parts = inside(before, after, path);
  if (!parts || parts.length === 0) return parts ?? whole;
  return parts.length > 1 && size(whole) < size(parts) ? whole : parts;
}

const withKey = (object: Record<string, Packed>, key: Key, value: Packed): Packed => {
  const { [String(key)]: _old, ...others } = object;
  return value === null ? others : { ...others, [String(key)]: value };
};

const changed = (value: Packed | undefined, [key, ...rest]: Packed[]): Packed => {
  if (key === undefined) throw new UnreadablePacking('a change has no value');
  if (rest.length === 0) return key;
  if (isObject(value) && typeof key === 'string') {
    return withKey(value, key, changed(value[key], rest));
  }
  if (!Array.isArray(value) || typeof key !== 'number' || key > value.length) {
    throw new UnreadablePacking('a change has an unknown path');
  }
  return value.toSpliced(key, 1, changed(value[key], rest));
};

/** Applies the changes in order. Does not modify `value`. */
export function withChanges(value: Packed, changes: readonly Change[]): Packed {
  return changes.reduce<Packed>((current, change) => changed(current, change), value);
}
