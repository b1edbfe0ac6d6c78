import { describe, expect, test } from 'vitest';
import { inventedUser, league } from '#app/testing/invented-games.ts';
import { renderMain, renderWith } from '#app/testing/render-with.ts';
import type { LeaderboardPage } from '#features/leaderboard/contract.ts';
import type { League } from '#features/league/contract.ts';
import { inventedProfile, userOf } from '#features/users/testing/invented-profile.ts';
import { boardPage, boardRow, fourUsers } from './testing/invented-board.ts';

const render = async (
  board: Partial<LeaderboardPage> = {},
  path = '/Leaderboard',
  shown: Partial<League> = {},
): Promise<string> => {
  const responses = { 'GET /api/leaderboard/page': boardPage(board), 'GET /api/league': { ...league, ...shown } };
  return (await renderMain(path, responses)).html;
};

const places = (html: string): string[] =>
  [...html.matchAll(/<b>(\d+)<\/b>.*?<a [^>]*title="([^"]+)"/g)].map(([, rank, name]) => `${rank} ${name}`);

describe('the leaderboard', () => {
  test('has the heading and the columns of the specification, in their order', async () => {
    const html = await render();
    expect(html).toContain('Leading Armchair Sabermetricians</h1>');
    expect(html).toContain('Thank you');
    expect([...html.matchAll(/<th scope="col"[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, name]) => name)).toEqual([
      'PLACE',
      'PICTURE',
      'USERNAME',
      'SCORE',
      'LONGEST STREAK',
      'CURRENT STREAK',
      'CORRECT PREDICTIONS',
      'INCORRECT PREDICTIONS',
    ]);
  });

  test('links its oEmbed response', async () => {
    const { html } = await renderWith('/Leaderboard?period=week&around=ann', {
      'GET /api/leaderboard/page': boardPage({}),
    });
    const url = encodeURIComponent('http://localhost/Leaderboard?period=week');
    expect(html).toContain(
      `type="application/json+oembed" title="Leaderboard of the week" href="http://localhost/oembed?url=${url}&amp;format=json"`,
    );
    expect((await renderWith('/Leaderboard?board=skill', {})).html).not.toMatch(/oembed/);
  });

  test('shortens the heads of the columns for narrow screens, with the full words in the title and for screen readers', async () =>
    expect(await render()).toMatch(
      /title="CURRENT STREAK"><span[^>]*>CURRENT STREAK<\/span><span[^>]*aria-hidden="true">STREAK</,
    ));

  test('opens the further figures of a row on a phone, each with its name', async () => {
    const html = await render();
    expect(html).toContain('<summary aria-label="Further figures of ann"></summary>');
    expect(html).toMatch(/>Incorrect<\/span>5</);
  });

  test('shows how many users are simulated, if any', async () => {
    const simulated = await render({}, '/Leaderboard', { simulatedFans: 60 });
    expect(simulated).toContain('60 of the fans are simulated');
    expect(simulated).toContain('<p>4 fans</p><p>(including simulated ones)</p>');
    expect(await render({}, '/Leaderboard', { simulatedFans: 0 })).not.toContain('of the fans are simulated');
  });

  test('shows how much of the season is counted after a first start, instead of the number of users', async () => {
    const html = await render({ replayed: 0.347 });
    expect(html).toContain('<p>Still counting the season so far: 34% done</p>');
    expect(html).not.toContain('<p>4 fans</p>');
    expect(await render()).toContain('<p>4 fans</p>');
  });

  test('gives equal scores one rank, and links each user to a page', async () => {
    const html = await render();
    expect(places(html)).toEqual(['1 southpaw.sabermetrician', '2 ann', '2 bob', '4 cal']);
    expect(html).toContain('href="/user/southpaw.sabermetrician"');
  });

  test('groups the digits of a score', async () =>
    expect(await render({ rows: [boardRow({ totalScore: 1912 })] })).toContain('>1,912<'));

  test('shortens a long username to nine letters', async () => {
    const html = await render();
    expect(html).toContain('>southpaw.…</a>');
    expect(html).not.toContain('>southpaw.sabermetrician<');
  });

  test('shows thumbs up to 768 px, medium pictures above, and the default batter without a picture', async () => {
    const html = await render();
    expect(html).toContain('media="(max-width: 768px)" srcSet="/api/profile_pictures/p1_thumb.webp"');
    expect(html).toContain('src="/api/profile_pictures/p1_med.webp"');
    expect(html).toContain('src="/assets/default-batter.svg"');
  });

  test('shows the change of rank since last week, only on the season board', async () => {
    const html = await render();
    for (const text of ['up 2 places since last week', 'down 1 place', 'not on the board last week'])
      expect(html).toContain(text);
    expect(html).not.toContain('same place');
    expect(await render({ period: 'week', since: '2026-07-13' }, '/Leaderboard?period=week')).not.toContain(
      'last week',
    );
  });

  test('offers signed-in users to report a username', async () => {
    expect(await render()).not.toContain('Report a username');
    const { html } = await renderWith('/Leaderboard', {
      'GET /api/leaderboard/page': boardPage(),
      'GET /api/check_session': userOf(inventedProfile()),
    });
    expect(html).toContain('Report a username');
  });

  test('marks the user’s own row', async () => {
    const html = await render({ own: boardRow({ username: 'bob', rank: 2 }) });
    expect(html.match(/>You</g)).toHaveLength(1);
    expect(html).not.toContain('Jump to me');
  });

  test('shows the user’s own row below a part that ends before it, with a link to it', async () => {
    const own = boardRow({ username: 'me', rank: 57, totalScore: 2 });
    const neighbors = [boardRow({ username: 'near', rank: 56, totalScore: 3 }), own];
    const html = await render({ total: 90, next: 'c1', own, neighbors });
    expect(places(html).slice(-2)).toEqual(['56 near', '57 me']);
    expect(html).toContain('href="/Leaderboard?period=season&amp;around=me#you"');
    expect(html).toContain('href="/Leaderboard?period=season&amp;after=c1"');
  });

  test('shows the user’s own row above a part that starts after it', async () => {
    const own = boardRow({ username: 'me', rank: 1, totalScore: 50 });
    const html = await render({ previous: 'c0', own }, '/Leaderboard?after=c9');
    expect(places(html)[0]).toBe('1 me');
    expect(html).toContain('href="/Leaderboard?period=season&amp;before=c0"');
  });

  test.each([
    [inventedUser.username, 'You have no place on this board yet. Your first result gives you one.'],
    ['dan', 'dan has no place on this board yet.'],
  ])('says above its top that %s has no place yet', async (around, text) => {
    const { html } = await renderWith(`/Leaderboard?around=${around}`, {
      'GET /api/leaderboard/page': boardPage(),
      'GET /api/check_session': inventedUser,
    });
    expect(html).toContain(text);
    expect(places(html)).toHaveLength(4);
    expect(await render({}, '/Leaderboard?around=ANN')).not.toContain('no place');
  });

  test('opens the board that the server chose, with the other ones explicit in their URLs', async () => {
    const { html } = await renderWith('/Leaderboard', {
      'GET /api/leaderboard/page': boardPage({ period: 'week', since: '2026-07-13' }),
    });
    expect(html).toContain('<title>Leaderboard of the week');
    expect(html).toContain('aria-current="true" href="/Leaderboard?period=week"');
    expect(html).toContain('href="/Leaderboard?period=season"');
  });

  test('shows the first three of last week in the week', async () => {
    const rows = [
      { rank: 1, username: 'cal', profilePic: '2', totalScore: 14 },
      { rank: 2, username: 'southpaw.sabermetrician', profilePic: '', totalScore: 9 },
    ];
    const week = { period: 'week', since: '2026-07-13', lastWeek: { monday: '2026-07-06', rows } } as const;
    const html = await render(week, '/Leaderboard?period=week');
    expect(html).toContain('Week of July 6');
    expect(html).toMatch(/href="\/user\/southpaw.sabermetrician"[^>]*>southpaw.…<\/a> 9/);
  });

  test('shows no places while results are counted', async () => {
    const rows = fourUsers.map((row) => ({ ...row, rank: null, movement: null }));
    const html = await render({ isCounting: true, rows });
    expect(html).toContain('Counting results…');
    expect(places(html)).toEqual([]);
    expect(html).not.toContain('last week');
  });

  test('preserves the period in every link', async () => {
    const board = { period: 'month', since: '2026-07-01', total: 90, next: 'c1' } as const;
    const html = await render(board, '/Leaderboard?period=month');
    expect(html).toContain('href="/Leaderboard?period=month&amp;after=c1"');
    expect(html).toContain('90 fans since July 1');
  });

  test('has a message instead of rows of zeros on the first day', async () => {
    const html = await render({ total: 0, rows: [] });
    expect(html).not.toContain('<table');
    expect(html).toContain('No one is on base yet');
    expect(html).toContain('href="/today"');
  });
});
