import { describe, expect, test } from 'vitest';
import type { Half, PitchResult } from '#rules/baseball/game/model.ts';
import {
  addedList,
  fields,
  flag,
  time,
  list,
  nullable,
  number,
  oneOf,
  text,
  UnreadablePacking,
  phrase,
  type Packed,
  type Packing,
} from './packing.ts';

type IsAssignable<From, To> = [From] extends [To] ? true : false;

/** Compiles only when each element has exactly the type that is written here. */
const assignable: [
  same: IsAssignable<ReturnType<typeof oneOf<readonly ['top', 'bottom']>>, Packing<Half>>,
  missingMember: IsAssignable<ReturnType<typeof oneOf<readonly ['top']>>, Packing<Half>>,
  extraMember: IsAssignable<ReturnType<typeof oneOf<readonly ['top', 'bottom', 'end']>>, Packing<Half>>,
  missingPitchResult: IsAssignable<Packing<Exclude<PitchResult, 'other'>>, Packing<PitchResult>>,
  notNullable: IsAssignable<Packing<number>, Packing<number | null>>,
] = [true, false, false, false, false];

test('only a packing of every enum member is assignable to the packing of that enum', () =>
  expect(assignable).toEqual([true, false, false, false, false]));

const point = fields<{ x: number; name: string | null }>({ x: number, name: nullable(text) });

describe('pack and unpack', () => {
  test('write fields in the order of the packings and read them back', () => {
    expect(point.pack({ name: 'home', x: 3 })).toEqual([3, 'home']);
    expect(point.unpack([3, null])).toEqual({ x: 3, name: null });
  });

  test('leave out the nulls at the end of the fields', () => {
    expect(point.pack({ x: 3, name: null })).toEqual([3]);
    expect(point.unpack([3])).toEqual({ x: 3, name: null });
  });

  test('leave out an added list at the end of the fields while it is empty', () => {
    const line = fields<{ x: number; names: string[] }>({ x: number, names: addedList(text) });
    expect([line.pack({ x: 3, names: [] }), line.pack({ x: 3, names: ['a'] })]).toEqual([[3], [3, ['a']]]);
    expect([line.unpack([3]), line.unpack([3, ['a']])]).toEqual([
      { x: 3, names: [] },
      { x: 3, names: ['a'] },
    ]);
  });

  test('write an enum member as its index', () => {
    const half = oneOf('top', 'bottom');
    expect([half.pack('bottom'), half.unpack(0)]).toEqual([1, 'top']);
  });

  test('write a frequent phrase as its index and every other phrase as text', () => {
    const pitchType = phrase(['Sinker', 'Slider']);
    expect([pitchType.pack('Slider'), pitchType.pack('Gyroball')]).toEqual([1, 'Gyroball']);
    expect([pitchType.unpack(1), pitchType.unpack('Gyroball')]).toEqual(['Slider', 'Gyroball']);
  });

  test.each([
    [1_900_000_000_000, 1_900_000_000],
    [1_900_000_000_123, '1900000000123'],
  ])('write the time %i as %j', (value, packed) => {
    expect(time.pack(value)).toBe(packed);
    expect(time.unpack(packed)).toBe(value);
  });
});

test.each<[string, Packing<never> | { unpack: (packed: Packed) => unknown }, Packed]>([
  ['an index outside the enum', oneOf('top', 'bottom'), 2],
  ['an index outside the phrases', phrase(['Sinker']), 1],
  ['a number where text is expected', text, 1],
  ['text where a number is expected', number, '1'],
  ['a flag of 2', flag, 2],
  ['an object instead of a list', list(number), {}],
  ['a list without a required field', point, []],
])('%s is rejected', (_, packing, packed) => expect(() => packing.unpack(packed)).toThrow(UnreadablePacking));
