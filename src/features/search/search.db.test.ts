import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { openFaq } from '#features/articles/server/read-faq.ts';
import { players } from '#features/players/tables.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { answerWords } from './server.ts';

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

test.each([
  ['postponed', 'void'],
  ['rain', 'void'],
  ['streak', 'scoring'],
  ['bases', 'scoring'],
  ['lock', 'deadline'],
  ['delay', 'viewer-clock'],
  ['spoiler', 'hidden-scores'],
  ['hide scores', 'hidden-scores'],
  ['notification', 'alerts'],
  ['time zone', 'time-zone'],
  ['invite', 'leagues'],
  ['reset password', 'password'],
  ['delete account', 'privacy'],
  ['rooting', 'chances'],
  ['clinch', 'chances'],
  ['retrosheet', 'win-probability'],
])('%j finds the answer %s', async (text, id) => {
  expect((await find(text)).map(({ href }) => href)).toContain(`/FAQ#${id}`);
});

test.each([
  ['hide scores', '/settings/scores'],
  ['delay', '/settings/scores'],
  ['alerts', '/alerts'],
  ['favorite club', '/settings/profile'],
])('%j finds the page %s', async (text, href) => {
  expect((await find(text)).map((each) => each.href)).toContain(href);
});

test('what has the words as they are typed comes before a name that contains them', async () => {
  await find('rain');
  await db.insert(players).values({ mlbId: 99_012, firstLastName: 'Jo Rainey', position: 'C', teamId: 121 });
  const labels = (await find('rain')).map(({ label }) => label);
  expect(labels[0]).toBe('What happens when a game is postponed or rained out?');
  expect(labels).toContain('Jo Rainey');
});

test('further words of answers are of answers that exist', () => {
  const ids = new Set(openFaq(null).questions.map(({ id }) => id));
  expect(Object.keys(answerWords).filter((id) => !ids.has(id))).toEqual([]);
});

test('articles and answers are found, and what does not exist is not', async () => {
  expect((await find('how to watch')).map(({ detail }) => detail)).toContain('Article');
  expect((await find('rained out')).map(({ detail }) => detail)).toContain('Answer');
  expect(await find('qqqq')).toEqual([]);
  expect(await find(' ')).toEqual([]);
});
