import { describe, expect, test } from 'vitest';
import {
  emptyDraftPick,
  changeDraftPick,
  parseDraftPicks,
  listUnsentPicks,
  type DraftPickChange,
  type DraftPicks,
} from './draft-picks.ts';

const after = (...changes: DraftPickChange[]): DraftPicks =>
  changes.reduce<DraftPicks>((draftPicks, change) => changeDraftPick(draftPicks, 7, change), new Map());

describe('a draft pick', () => {
  test('has the newest choice and drops the error of the one before', () => {
    const draftPicks = after(
      { kind: 'choose', teamId: 144 },
      { kind: 'refuse', error: 'no' },
      { kind: 'choose', teamId: 121 },
    );
    expect(draftPicks.get(7)).toEqual({ choice: 121, isSending: false, error: null, refusals: 1 });
  });

  test('keeps its choice when it is refused', () => {
    const draftPicks = after(
      { kind: 'choose', teamId: 144 },
      { kind: 'send' },
      { kind: 'refuse', error: 'Network error' },
    );
    expect(draftPicks.get(7)).toEqual({ choice: 144, isSending: false, error: 'Network error', refusals: 1 });
  });

  test('is empty again once it is accepted', () => {
    const draftPicks = after({ kind: 'choose', teamId: 144 }, { kind: 'send' }, { kind: 'accept' });
    expect(draftPicks.get(7)).toEqual({ choice: null, isSending: false, error: null, refusals: 0 });
  });

  test('does not change other draft picks', () => {
    const draftPicks = changeDraftPick(after({ kind: 'choose', teamId: 144 }), 8, { kind: 'choose', teamId: 110 });
    expect([...draftPicks].map(([gamePk, { choice }]) => [gamePk, choice])).toEqual([
      [7, 144],
      [8, 110],
    ]);
  });
});

describe('the picks to submit', () => {
  const draftPicks = after({ kind: 'choose', teamId: 144 });

  test.each([
    ['include a choice without a pick', new Map<number, number>(), true, 1],
    ['include a choice that differs from the pick', new Map([[7, 121]]), true, 1],
    ['exclude a choice equal to the pick', new Map([[7, 144]]), true, 0],
    ['exclude a locked game', new Map<number, number>(), false, 0],
  ])('%s', (_, saved, isOpen, count) => {
    expect(listUnsentPicks(draftPicks, saved, () => isOpen)).toHaveLength(count);
  });
});

test.each([
  ['[[7,144],[8,null]]', [[7, { ...emptyDraftPick, choice: 144 }]]],
  ['[]', []],
  ['{"7":144}', []],
  ['[7,"144",null]', []],
])('parses the stored choices %s', (json, draftPicks) => {
  expect([...parseDraftPicks(json)]).toEqual(draftPicks);
});
