import { expect, test } from 'vitest';
import { openReminder, showReminder } from './show-reminder.ts';

async function shownFor(text: string) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  await showReminder({ showNotification: async (title, options) => void shown.push({ title, options }) }, text);
  return shown[0];
}

test('a reminder is shown with its text and replaces the one before', async () => {
  const text = JSON.stringify({ title: '2 games without your pick', body: 'The first lock', path: '/today' });
  expect(await shownFor(text)).toEqual({
    title: '2 games without your pick',
    options: { body: 'The first lock', tag: 'missing-picks', icon: '/assets/icon.svg', data: '/today' },
  });
});

test.each([
  '',
  'no JSON',
  'null',
  '{"title":7,"path":"https://elsewhere.example"}',
  '{"path":"//elsewhere.example"}',
  '{"path":"/\\\\elsewhere.example"}',
])('a push with the text %j is shown too, and leads to a page of this site', async (text) => {
  expect(await shownFor(text)).toMatchObject({ title: 'Games without your pick', options: { data: '/today' } });
});

/** Records what the browser is asked to do with pages open at these URLs. */
async function actionsWith(...urls: string[]): Promise<string[]> {
  const actions: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => void actions.push(`focus ${url}`),
    navigate: async (path: string) => void actions.push(`navigate ${path}`),
  }));
  await openReminder(
    { matchAll: async () => pages, openWindow: async (path) => void actions.push(`open ${path}`) },
    '/today',
  );
  return actions;
}

test('a click focuses the page, or leads an open page there, or opens a new one', async () => {
  const [today, blog] = ['https://shot.example/today', 'https://shot.example/blog'];
  expect(await actionsWith(blog, today)).toEqual([`focus ${today}`]);
  expect(await actionsWith(blog)).toEqual([`focus ${blog}`, 'navigate /today']);
  expect(await actionsWith()).toEqual(['open /today']);
});
