import { expect, test } from 'vitest';
import { liveCard, card, finished } from '#app/testing/invented-games.ts';
import { dayPick } from '#app/testing/invented-pick.ts';
import type { DayPick } from '../contract/my-picks.ts';
import { describeCall } from './describe-call.ts';

const third = { outcome: 'correct', bases: 3, streakAfter: 3 } as const;

test.each<[string, Partial<DayPick>, string]>([
  ['of the leading club', third, 'Ahead: triple, +3'],
  ['of the other club', { outcome: 'wrong' }, 'Behind'],
  ['of the other club after three right ones', { outcome: 'wrong', endsStreak: 3 }, 'Behind: would end your 3'],
  ['in a tied game', {}, 'Tied'],
  ['before the first pitch', { game: liveCard({ inning: null }) }, 'Live'],
  ['of a winner that is not graded', { ...third, game: card({ status: finished }) }, 'Right: soon graded'],
  ['of a loser that is not graded', { outcome: 'wrong', game: card({ status: finished }) }, 'Wrong: soon graded'],
  ['of a final game without a winner', { game: card({ status: finished }) }, 'Final: soon graded'],
  ['that was right', { ...third, state: 'correct' }, 'Right: triple, +3'],
  ['that was wrong', { state: 'wrong', outcome: 'wrong', bases: 0, streakAfter: 0 }, 'Wrong'],
  ['that ended a streak', { state: 'wrong', outcome: 'wrong', endsStreak: 4 }, 'Wrong: ended your 4'],
  ['that is void', { state: 'void', outcome: 'void' }, 'Void: counts for nothing'],
  ['of a suspended game', { state: 'held' }, 'Held: suspended'],
  ['that can be changed', { state: 'open', game: card() }, 'Called: can be changed'],
  ['that is locked', { state: 'locked', game: card() }, 'Locked'],
])('a pick %s', (_, facts, text) => {
  const { word, detail } = describeCall(dayPick(facts));
  expect(detail === null ? word : `${word}: ${detail}`).toBe(text);
});
