import type { GameView } from '#rules/baseball/game/model.ts';
import { encodeDelta, type Operation } from './view-delta.ts';

/** The encoded delta between two views; null when they are equal. */
export function diffViews(before: GameView, after: GameView): string | null {
  const patch = changesBetween(before, after, '');
  return patch.length === 0 ? null : encodeDelta(patch);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The changes of the parts of a value, or the whole value when that is shorter; never the whole view. */
function changesBetween(before: unknown, after: unknown, path: string): Operation[] {
  if (before === after) return [];
  const whole: Operation[] = [{ op: 'replace', path, value: after }];
  const parts = changesInside(before, after, path) ?? whole;
  const isLong = path !== '' && parts.length > 1;
  return isLong && JSON.stringify(whole).length < JSON.stringify(parts).length ? whole : parts;
}

/** Null: one of the values has no parts, or a list is shorter than before. */
function changesInside(before: unknown, after: unknown, path: string): Operation[] | null {
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length)
    return after.flatMap((value, index): Operation[] =>
      index < before.length
        ? changesBetween(before[index], value, `${path}/${index}`)
        : [{ op: 'add', path: `${path}/-`, value }],
    );
  if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after)) return null;
  const pathOf = (key: string) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...removed.map((key): Operation => ({ op: 'remove', path: pathOf(key) })),
    ...Object.entries(after).flatMap(([key, value]): Operation[] =>
      Object.hasOwn(before, key)
        ? changesBetween(before[key], value, pathOf(key))
        : [{ op: 'add', path: pathOf(key), value }],
    ),
  ];
}
