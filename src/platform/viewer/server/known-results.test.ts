import { expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';
import { createKnownResults } from './known-results.ts';

const noon = Date.UTC(2031, 5, 1, 16);
const minute = 60_000;

const over = (runs: number): GameCard =>
  inventedCard({
    officialDate: '2031-06-01',
    status: { phase: 'final', text: 'Final', detail: null, reason: null, startTimeTbd: false },
    teams: { away: inventedClub(110, runs), home: inventedClub(121, 1) },
  });

test('a result is known from the first response that has it, whatever is recorded later', async () => {
  const { client } = await startScriptedClient([]);
  const results = createKnownResults((day) => readSchedule(client, day));
  results.record([over(3)], noon, 'day');
  results.record([over(3)], noon + minute, 'day');
  results.record([over(3)], noon - minute, 'day');
  expect(results.newest()).toBe(noon);
  expect([results.isKnownAt(over(3), noon - 1), results.isKnownAt(over(3), noon)]).toEqual([false, true]);
});

test('a corrected result is a new one, and its time is never earlier than that of the first', async () => {
  const { client } = await startScriptedClient([]);
  const results = createKnownResults((day) => readSchedule(client, day));
  results.record([over(3)], noon, 'day');
  results.record([over(4)], noon - minute, 'day');
  expect(results.newest()).toBe(noon);
  results.record([over(5)], noon + minute, 'day');
  expect(results.newest()).toBe(noon + minute);
  expect(results.isKnownAt(over(5), noon)).toBe(false);
});

test('the results of earlier days are known', async () => {
  const { client } = await startScriptedClient([]);
  const results = createKnownResults((day) => readSchedule(client, day));
  const yesterday = { ...over(3), officialDate: '2031-05-31' };
  results.record([yesterday], noon, 'day');
  expect([results.newest(), results.isKnownAt(yesterday, noon)]).toEqual([null, true]);
});

test('an instant of several days ago is not compared', async () => {
  const { client } = await startScriptedClient([]);
  expect(
    await createKnownResults((day) => readSchedule(client, day)).check([1], noon - 4 * 86_400_000, noon),
  ).toBeNull();
});

test('a card is as it was read at an instant, by what play does not decide, for some minutes', async () => {
  const { client } = await startScriptedClient([]);
  const results = createKnownResults((day) => readSchedule(client, day));
  const open = inventedCard({ startsAt: noon });
  const delayed = inventedCard({ startsAt: noon + minute });
  results.record([open], noon, 'day');
  results.record([{ ...open, balls: 2 }], noon + 5 * minute, 'day');
  results.record([delayed], noon + 8 * minute, 'day');
  const cardAt = (minutes: number) => results.cardAt(open.gamePk, noon + minutes * minute, 'day');
  expect([cardAt(-1), cardAt(0), cardAt(7), cardAt(8), cardAt(17), cardAt(18)]).toEqual([
    null,
    open,
    open,
    delayed,
    delayed,
    null,
  ]);
  expect(results.cardAt(open.gamePk, noon, 'span')).toBeNull();
});
