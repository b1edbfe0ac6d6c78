import { describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Call, PageAssets, PageRequest } from '#contract/api/page-renderer.ts';
import type { DayPicks } from '#contract/predictions.ts';
import { renderPage } from './entry-server.tsx';
import { card, dayOf, fan, league, liveCard } from './testing/invented-games.ts';

const games = dayOf([liveCard({ gamePk: 1 }), card({ gamePk: 2 }), card({ gamePk: 3 })]);
const names = ['SharedSara', 'Žluťoučký', 'たなかたなか', 'KnuckleballKarolina', 'babe.ruth-3', 'ฟ้าใส'];
const noPicks: DayPicks = { date: '2026-07-18', games: [], picks: [] };

const userNamed = (username: string, id = 1): User => ({ ...fan, id, username });

type Own = { user: User; picks?: DayPicks; day?: typeof games };

const callOf = ({ user, picks = noPicks, day = games }: Own): Call => {
  const responses: Record<string, unknown> = { league, games: day, checkSession: user, dayPredictions: picks };
  return async (name: string) => {
    await Promise.resolve();
    return JSON.parse(JSON.stringify(responses[name] ?? null));
  };
};

const createAssets = (): PageAssets => ({ manifest: {}, styles: {} });

const pageOf = (own: Own, assets: PageAssets, path = '/today', more: Partial<PageRequest> = {}) =>
  renderPage({ url: `http://localhost${path}`, theme: null, call: callOf(own), assets, ...more });

/** Counts the renderings of pages. */
function countRenderings() {
  let count = 0;
  const takeTurn: PageRequest['takeTurn'] = (render) => {
    count += 1;
    return render();
  };
  return { takeTurn, count: () => count };
}

const namesIn = (html: string) =>
  names.filter((name) => html.includes(name) || html.includes(encodeURIComponent(name)));

describe('the pages of users with equal data', () => {
  test.each(['/', '/today', '/TodaysGame/7', '/login'])('%s of each user has only the own name', async (path) => {
    const assets = createAssets();
    const pages = await Promise.all(names.map((name, id) => pageOf({ user: userNamed(name, id) }, assets, path)));
    expect(pages.map(({ html }) => namesIn(html))).toEqual(names.map((name) => [name]));
  });

  test('are rendered once, with the own name, picture and session of each', async () => {
    const assets = createAssets();
    const { takeTurn, count } = countRenderings();
    const users = [userNamed('SharedSara', 1), { ...userNamed('babe.ruth-3', 2), profilePic: '9', totalNumGuesses: 5 }];
    const [one, other] = await Promise.all(users.map((user) => pageOf({ user }, assets, '/today', { takeTurn })));
    expect(count()).toBe(1);
    expect(one?.html).toContain('"username":"SharedSara"');
    expect(other?.html).toContain('p9_thumb.webp');
    expect(other?.html).toContain('"totalNumGuesses":5');
  });

  test.each(['/', '/today', '/login'])('are the same as %s rendered for one user alone', async (path) => {
    const assets = createAssets();
    for (const [id, name] of names.entries()) {
      const own = { user: userNamed(name, id) };
      const [copied, alone] = [await pageOf(own, assets, path), await pageOf(own, createAssets(), path)];
      expect(copied.html).toBe(alone.html);
    }
  });
});

describe('a page is not shared', () => {
  const user = userNamed('SharedSara');
  const pick = {
    gamePk: 2,
    officialDate: '2026-07-18',
    winnerId: 147,
    loserId: 121,
    state: 'open',
    madeAt: 0,
    changedAt: 0,
    lastEvent: { at: 0, kind: 'made', text: 'Called' },
  };
  const picks = { ...noPicks, picks: [pick] } as unknown as DayPicks;

  test.each<[string, Own, string, Partial<PageRequest>]>([
    ['own picks', { user, picks }, '/today', {}],
    ['a favorite club', { user: { ...user, favorite_team: 147 } }, '/today', {}],
    ['games', { user, day: dayOf([card({ gamePk: 5 })]) }, '/today', {}],
    ['a theme', { user }, '/today', { theme: 'dark' }],
    ['an address', { user }, '/today?level=11', {}],
    ['a host', { user }, '/today', { url: 'http://other.example/today' }],
  ])('by users with different data: %s', async (_, own, path, more) => {
    const assets = createAssets();
    const { takeTurn, count } = countRenderings();
    await pageOf({ user }, assets, '/today', { takeTurn });
    await pageOf(own, assets, path, { takeTurn, ...more });
    expect(count()).toBe(2);
    await Promise.all([
      pageOf(own, assets, path, { takeTurn, ...more }),
      pageOf({ user }, assets, '/today', { takeTurn }),
    ]);
    expect(count()).toBe(2);
  });

  test('with a visitor without a session', async () => {
    const assets = createAssets();
    await pageOf({ user }, assets);
    const call: Call = (name, input) =>
      name === 'checkSession' ? Promise.resolve(JSON.parse('null')) : callOf({ user })(name, input);
    const { takeTurn, count } = countRenderings();
    const { html } = await pageOf({ user }, assets, '/today', { call, takeTurn });
    expect([count(), namesIn(html)]).toEqual([1, []]);
  });
});

test('data cannot mark a place for the pieces of a user', async () => {
  const name = '<own-part id="account"></own-part>';
  const day = dayOf([card({ venue: { id: 1, name, timeZone: null } })]);
  const { html } = await pageOf({ user: userNamed('SharedSara'), day }, createAssets());
  expect(html).not.toContain(name);
  expect(html.split('/user/SharedSara"')).toHaveLength(2);
});
