import { describe, expect, test } from 'vitest';
import { blankSlip, changeSlips, keptSlips, unsent, type SlipChange, type Slips } from './slips.ts';

const after = (...changes: SlipChange[]): Slips =>
  changes.reduce<Slips>((slips, change) => changeSlips(slips, 7, change), new Map());

describe('a slip', () => {
  test('keeps the newest choice and drops the trouble with the one before', () => {
    const slips = after(
      { kind: 'choose', teamId: 144 },
      { kind: 'refuse', trouble: 'no' },
      { kind: 'choose', teamId: 121 },
    );
    expect(slips.get(7)).toEqual({ choice: 121, isSending: false, trouble: null, refusals: 1 });
  });

  test('loses nothing when it is refused', () => {
    const slips = after(
      { kind: 'choose', teamId: 144 },
      { kind: 'send' },
      { kind: 'refuse', trouble: 'Network error' },
    );
    expect(slips.get(7)).toEqual({ choice: 144, isSending: false, trouble: 'Network error', refusals: 1 });
  });

  test('is blank again once it is accepted', () => {
    const slips = after({ kind: 'choose', teamId: 144 }, { kind: 'send' }, { kind: 'accept' });
    expect(slips.get(7)).toEqual({ choice: null, isSending: false, trouble: null, refusals: 0 });
  });

  test('leaves the others alone', () => {
    const slips = changeSlips(after({ kind: 'choose', teamId: 144 }), 8, { kind: 'choose', teamId: 110 });
    expect([...slips].map(([gamePk, { choice }]) => [gamePk, choice])).toEqual([
      [7, 144],
      [8, 110],
    ]);
  });
});

describe('what is still to be submitted', () => {
  const slips = after({ kind: 'choose', teamId: 144 });

  test.each([
    ['a choice without a pick', new Map<number, number>(), true, 1],
    ['a choice other than the pick', new Map([[7, 121]]), true, 1],
    ['not the pick chosen again', new Map([[7, 144]]), true, 0],
    ['not a game that has locked', new Map<number, number>(), false, 0],
  ])('is %s', (_, saved, isOpen, count) => {
    expect(unsent(slips, saved, () => isOpen)).toHaveLength(count);
  });
});

test.each([
  ['[[7,144],[8,null]]', [[7, { ...blankSlip, choice: 144 }]]],
  ['[]', []],
  ['{"7":144}', []],
  ['[7,"144",null]', []],
])('of the kept %s the choices come back', (json, slips) => {
  expect([...keptSlips(json)]).toEqual(slips);
});
