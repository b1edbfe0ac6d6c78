import { expect, test } from 'vitest';
import { openPush, showPush } from './show-push.ts';

type Seen = { url: string; visibilityState?: DocumentVisibilityState };

/** Records what the browser is asked to do with pages open at these URLs. `endpoint`: of its push service */
function openBrowser(seen: readonly Seen[] = [], endpoint = 'https://fcm.googleapis.com/one') {
  const actions: string[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const pages = seen.map(({ url, visibilityState = 'visible' }) => ({
    url,
    visibilityState,
    focus: async () => void actions.push(`focus ${url}`),
    navigate: async (path: string) => void actions.push(`navigate ${path}`),
  }));
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
    getNotifications: async ({ tag }: { tag: string }) => [{ close: () => void actions.push(`close ${tag}`) }],
    pushManager: { getSubscription: async () => ({ endpoint }) },
  };
  const clients = {
    matchAll: async () => pages,
    openWindow: async (path: string) => void actions.push(`open ${path}`),
  };
  return { actions, shown, clients, push: (text: string) => showPush(registration, clients, text) };
}

const game = 'https://shot.example/TodaysGame/7';
const alert = JSON.stringify({
  title: 'Mets at Cubs',
  body: 'Tie.',
  path: '/TodaysGame/7?at=5',
  topic: 'game-7',
  gamePk: 7,
});

test('a reminder is shown with its text and replaces the one before', async () => {
  const { push, shown } = openBrowser([{ url: 'https://shot.example/today' }]);
  const reminder = { title: '2 games without your pick', body: 'The first lock', path: '/today' };
  await push(JSON.stringify({ ...reminder, topic: 'missing-picks' }));
  await push(JSON.stringify({ ...reminder, topic: 'results' }));
  await push(alert);
  expect(shown[0]).toEqual({
    title: '2 games without your pick',
    options: {
      body: 'The first lock',
      tag: 'missing-picks',
      renotify: false,
      icon: '/assets/icon.svg',
      data: '/today',
    },
  });
  expect(shown.map(({ options }) => options.tag)).toEqual(['missing-picks', 'results', 'game-7']);
});

test.each([
  '',
  'no JSON',
  'null',
  '{"title":7,"path":"https://elsewhere.example","topic":7}',
  '{"path":"//elsewhere.example"}',
  '{"path":"/\\\\elsewhere.example"}',
])('a push with the text %j is shown too, and leads to a page of this site', async (text) => {
  const { push, shown } = openBrowser();
  await push(text);
  expect(shown).toMatchObject([{ title: 'News from Called Shot', options: { data: '/today', tag: 'other' } }]);
});

test.each<[string, Seen[], boolean]>([
  ['no page', [], true],
  ['the page of the game', [{ url: `${game}?play=3` }], false],
  ['the page of the game in a hidden tab', [{ url: game, visibilityState: 'hidden' }], true],
  ['a replay of the game', [{ url: `${game}?at=1` }], true],
  ['another page', [{ url: `${game}7` }, { url: 'https://shot.example/today' }], true],
])('with %s (%j) an alert of the game is shown: %s', async (_, seen, isShown) => {
  const { push, shown, actions } = openBrowser(seen);
  await push(alert);
  expect(shown).toHaveLength(isShown ? 1 : 0);
  expect(actions).toEqual([]);
});

test('Safari gets a notification also while the game is seen, which is silent and closed at once', async () => {
  const { push, shown, actions } = openBrowser([{ url: game }], 'https://web.push.apple.com/one');
  await push(alert);
  expect(shown).toEqual([{ title: 'Mets at Cubs', options: { tag: 'game-7', silent: true } }]);
  expect(actions).toEqual(['close game-7']);
});

const [today, blog] = ['https://shot.example/today', 'https://shot.example/blog'];

test.each<[string, string[], string, string[]]>([
  ['focuses the page', [blog, today], '/today', [`focus ${today}`]],
  ['leads an open page there', [blog], '/today', [`focus ${blog}`, 'navigate /today']],
  ['opens a new page', [], '/today', ['open /today']],
  [
    'leads the page of the game to the play',
    [blog, game],
    '/TodaysGame/7?at=5',
    [`focus ${game}`, 'navigate /TodaysGame/7?at=5'],
  ],
  ['focuses the play', [game, `${game}?at=5`], '/TodaysGame/7?at=5', [`focus ${game}?at=5`]],
])('a click %s', async (_, urls, path, expected) => {
  const { actions, clients } = openBrowser(urls.map((url) => ({ url })));
  await openPush(clients, path);
  expect(actions).toEqual(expected);
});
