import { expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { AlertSettings, UserAlert } from '#features/alerts/contract.ts';

const at = Date.UTC(2026, 5, 6, 23, 10);
const alert = (change: Partial<UserAlert>): UserAlert => ({
  key: 'one',
  gamePk: 7,
  game: 'Ospreys at Herons',
  text: 'Herons take the lead.',
  happenedAt: at - 5000,
  arrivedAt: at,
  state: 'sent',
  reason: null,
  ...change,
});

const viewer = { delay: 0, isHeld: false, hidden: [] };
const settings: AlertSettings = {
  subscriptions: [{ id: 1, subject: 'club', subjectId: 121, preset: 'big', kinds: null }],
  viewer,
  viewers: [],
  browsers: 0,
};

const render = (alerts: UserAlert[]) =>
  renderMain('/alerts', {
    'GET /api/check_session': inventedUser,
    'GET /api/users/:id/alerts': { alerts },
    'GET /api/users/:id/alerts/settings': settings,
  });

test('the alerts of each day lead into the replay, or say why they were held back', async () => {
  const { html, text } = await render([
    alert({}),
    alert({ key: 'two', happenedAt: null, state: 'held back', reason: 'quiet hours' }),
    alert({ key: 'three', gamePk: null, text: 'While you paused: Final.', arrivedAt: at - 86_400_000 }),
  ]);
  expect(text).toMatch(/Saturday, June 6 7:10 PM EDT Ospreys at Herons Herons take the lead\. 7:10 PM EDT/);
  expect(text).toContain('Held back: it was in your quiet hours.');
  expect(text).toMatch(/Friday, June 5 7:10 PM EDT While you paused: Final\./);
  expect([...html.matchAll(/href="\/TodaysGame\/([^"]+)"/g)].map(([, path]) => path)).toEqual([
    `7?at=${at - 5000}`,
    '7',
  ]);
});

test('what is on can be turned off', async () => {
  const { text, html } = await render([]);
  expect(text).toContain('1 of 60. The bell on a game, a club or a player adds one.');
  expect(text).toMatch(/New York Mets Big moments Change Turn off My picks Off Turn on/);
  expect(html).toContain('href="/settings/notifications"');
  expect(text).toContain('None in the last two days.');
});

test('a visitor is asked to sign in', async () =>
  expect((await renderMain('/alerts', {})).text).toContain('Sign in to be notified'));
