import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';

const db = await createTestDatabase();

type Found = { kind: string; label: string; detail: string | null; href: string };

async function find(text: string): Promise<Found[]> {
  const response = await (await startTestApp({ db })).app.inject({ url: '/api/search', query: { q: text } });
  expect(response.statusCode).toBe(200);
  return response.json().results;
}

test.each([
  ['vale una', 'player', 'Úna Vale', 'SS · Mets', '/player/11/'],
  ['yankees', 'club', 'New York Yankees', 'Club', '/teams/147'],
  ['nyy', 'club', 'New York Yankees', 'Club', '/teams/147'],
  ['brewres', 'club', 'Milwaukee Brewers', 'Club', '/teams/158'],
  ['July 4 2025', 'day', 'Friday, July 4, 2025', 'Games of the day', '/today?date=2025-07-04'],
  ['standings', 'page', 'Standings', 'Page', '/standings'],
  ['wild card', 'page', 'Standings', 'Page', '/standings'],
  ['passkey', 'page', 'Security', 'Settings', '/settings/security'],
  ['quiet hours', 'page', 'Notifications', 'Settings', '/settings/notifications'],
])('%j finds a %s', async (text, kind, label, detail, href) => {
  expect(await find(text)).toContainEqual(expect.objectContaining({ kind, label, detail, href }));
});

test('articles and answers are found, and what does not exist is not', async () => {
  expect((await find('how to watch')).map(({ detail }) => detail)).toContain('Article');
  expect((await find('rained out')).map(({ detail }) => detail)).toContain('Answer');
  expect(await find('qqqq')).toEqual([]);
  expect(await find(' ')).toEqual([]);
});
