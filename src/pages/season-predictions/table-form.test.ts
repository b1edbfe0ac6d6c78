import { expect, test } from 'vitest';
import { inventedField, inventedPrediction } from '#features/season-predictions/rules/testing/invented-table.ts';
import { describeMissing, moveClub, startDraft, toggleWildCard, withoutInvalid } from './table-form.tsx';

const missing = (american: number, national: number) =>
  new Map([
    [103, american],
    [104, national],
  ]);

test.each([
  [missing(0, 0), 11, null],
  [missing(0, 0), null, 'Choose the champion.'],
  [missing(1, 0), 11, 'American League: choose 1 more wild card.'],
  [
    missing(3, -2),
    null,
    'American League: choose 3 more wild cards. National League: remove 2 wild cards. Choose the champion.',
  ],
])('what is missing is named', (cards, champion, text) => expect(describeMissing(cards, champion)).toBe(text));

const draft = startDraft(inventedField, inventedPrediction);
const first = (given = draft) => given.divisions[0]?.clubs;

test('a new draft has the starting order, and a saved one its order', () => {
  expect(startDraft(inventedField, null)).toEqual({ ...inventedPrediction, wildCards: [], champion: null });
  expect(draft).toEqual(inventedPrediction);
});

test.each([
  [12, -1, [12, 11, 13, 14, 15]],
  [12, 1, [11, 13, 12, 14, 15]],
  [11, -1, [11, 12, 13, 14, 15]],
  [15, 1, [11, 12, 13, 14, 15]],
] as const)('club %i moves by %i', (club, by, order) => {
  const moved = moveClub(draft, club, by);
  expect([first(moved), moved.divisions.slice(1)]).toEqual([order, draft.divisions.slice(1)]);
});

test('a wild card is chosen and removed', () => {
  const without = toggleWildCard(draft, 12);
  expect(without.wildCards).toEqual([22, 32, 42, 52, 62]);
  expect(toggleWildCard(without, 13).wildCards).toEqual([22, 32, 42, 52, 62, 13]);
});

test('choices that a move made invalid are left out until the club moves back', () => {
  const moved = moveClub(draft, 12, -1);
  expect(withoutInvalid(moved)).toMatchObject({ wildCards: [22, 32, 42, 52, 62], champion: null });
  expect(withoutInvalid(moveClub(moved, 12, 1))).toEqual(draft);
});
