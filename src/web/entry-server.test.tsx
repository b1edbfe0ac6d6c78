import { describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { ApiError } from '#contract/api-error.ts';
import type { GamesDay } from '#contract/games.ts';
import type { Call, PageRequest } from '#contract/page-renderer.ts';
import { renderPage } from './entry-server.tsx';
import { card, dayOf, fan, finished, league, liveCard, postponed, scored } from './testing/invented-games.ts';

const games = [
  liveCard({ gamePk: 1 }),
  card({ gamePk: 2, doubleHeaderGame: 2 }),
  scored(card({ gamePk: 3, status: finished, inning: 10 }), 4, 5),
  card({ gamePk: 4, status: postponed, rescheduledTo: '2026-08-04' }),
];

const refused = (status: number) => new ApiError(status, { error: { code: 'refused', message: 'No.' } });

const answering = (day: GamesDay | ApiError, session: User | ApiError = refused(401)): Call => {
  const dayPredictions = { date: '2026-07-18', games: [], picks: [] };
  const answers: Record<string, unknown> = { league, games: day, checkSession: session, dayPredictions };
  return vi.fn(async (name: string) => {
    if (answers[name] instanceof Error) throw answers[name];
    return JSON.parse(JSON.stringify(answers[name]));
  });
};

const page = (path: string, day: GamesDay | ApiError = dayOf(games), more: Partial<PageRequest> = {}) =>
  renderPage({
    url: `http://localhost${path}`,
    nonce: 'bm9uY2U',
    theme: null,
    call: answering(day),
    assets: { manifest: {}, styles: {} },
    ...more,
  });

describe('the server’s pages', () => {
  test('open on the home page: today’s games and the ways into everything', async () => {
    const { status, html } = await page('/');
    expect(status).toBe(200);
    for (const words of ['Today’s games', 'Bot 7', 'Final/10', 'Predict Today', 'Advanced Pitching Tools'])
      expect(html).toContain(words);
  });

  test('show every state of a game in words', async () => {
    const { status, html } = await page('/today');
    expect(status).toBe(200);
    for (const words of ['Click Live game!', 'Bottom 7th', 'Not Announced', 'Game is Complete', 'F/10', 'Postponed'])
      expect(html).toContain(words);
    expect(html).toContain('href="/TodaysGame/1"');
    expect(html).toContain('aria-label="Runners on first and third"');
    expect(html).toContain('Made up Tuesday, August 4.');
  });

  test('write the league’s zone, and the park’s time where it differs', async () => {
    const { html } = await page('/today', dayOf([card()]));
    expect(html).toContain('dateTime="2026-07-18T16:00:00.000Z"');
    expect(html).toMatch(/12:00 PM.*EDT/);
    expect(html).toContain('11:00 AM');
  });

  test('carry the league’s banner and data notice', async () => {
    const { html } = await page('/today');
    expect(html).toContain(league.notice);
    expect(html).toContain(league.copyright);
  });

  test('say what an empty day is', async () => {
    const { html } = await page('/today?level=12', dayOf([], { level: 12 }));
    expect(html.replaceAll('<!-- -->', '')).toContain(
      'There are no games scheduled today Saturday, July 18 at the AA level',
    );
  });

  test('warn that College data is limited', async () => {
    const { html } = await page('/today?level=22', dayOf(games, { level: 22 }));
    expect(html).toContain('College data is limited');
    expect(html).toContain('Very few games offer public data, this option is experimental');
  });

  test('answer 404 for an unknown address', async () => {
    const { status, html } = await page('/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('404 NOT FOUND');
  });

  test.each([
    [400, 'date must be a calendar day as YYYY-MM-DD', 'That cannot be shown'],
    [503, 'The league does not answer.', 'Sorry Your Request Could not be completed'],
  ])('pass a refusal with %d on, in words', async (status, message, heading) => {
    const answer = await page('/today?date=x', new ApiError(status, { error: { code: 'refused', message } }));
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(message);
    expect(answer.html).toContain(heading);
  });

  test('mark every style and script with the nonce and use no style attribute', async () => {
    const { html } = await page('/today', dayOf(games), {
      assets: {
        manifest: { 'src/web/entry-client.tsx': { file: 'assets/e.js', isEntry: true, css: ['assets/e.css'] } },
        styles: { 'assets/e.css': 'b{}' },
      },
    });
    // styles, data, the script that opens a linked answer, the script of the page
    expect(html.match(/<(?:style|script)\b/g)).toHaveLength(4);
    expect(html.match(/<(?:style|script)\b[^>]*nonce="bm9uY2U"/g)).toHaveLength(4);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  test('hold data that cannot end its script element', async () => {
    const day = dayOf([card({ venue: { id: 1, name: '</script><script>alert(1)</script>', timeZone: null } })]);
    const { html } = await page('/today', day);
    expect(html).not.toContain('<script>alert');
  });

  test('bear the visitor’s theme, so that nothing flashes', async () => {
    expect((await page('/today', dayOf([]), { theme: 'dark' })).html).toContain('<html lang="en" data-theme="dark">');
    expect((await page('/today')).html).toContain('<html lang="en">');
  });

  test('come out the same each time', async () => {
    expect((await page('/today')).html.replaceAll(/"dehydratedAt":\d+|"dataUpdatedAt":\d+/g, '')).toBe(
      (await page('/today')).html.replaceAll(/"dehydratedAt":\d+|"dataUpdatedAt":\d+/g, ''),
    );
  });
});

describe('who is signed in', () => {
  const navigation = async (session: User | ApiError) => {
    const { html } = await page('/login', dayOf([]), { call: answering(dayOf([]), session) });
    return html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  };

  test('stands in the navigation with a short name, a picture and the way out', async () => {
    const html = await navigation(fan);
    for (const words of ['href="/user/KnuckleballKarolina"', 'Knuckleba…', 'p3_thumb.webp', 'Sign Out'])
      expect(html).toContain(words);
    expect(html).not.toContain('Login');
  });

  test('is nobody: the way in', async () => {
    const html = await navigation(refused(401));
    expect(html).toContain('href="/login"');
    expect(html).not.toContain('Sign Out');
  });

  test('is not known: neither way', async () => {
    const html = await navigation(refused(503));
    expect(html).not.toContain('Login');
    expect(html).not.toContain('Sign Out');
  });
});

describe('the login page', () => {
  test('opens with sign-in, for password managers too, and reads without scripts', async () => {
    const { html } = await page('/login');
    for (const words of ['Sign In', 'Don&#x27;t have an account? Sign Up', 'needs JavaScript', 'Called Shot</h1>'])
      expect(html).toContain(words);
    for (const name of ['username', 'current-password'])
      expect(html).toMatch(new RegExp(`<input[^>]*autoComplete="${name}"`));
    expect(html.match(/<input[^>]* required=""/g)).toHaveLength(2);
  });

  test('never puts a password into an address', async () => {
    const { html } = await page('/login');
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toMatch(/<button type="submit"[^>]*disabled=""/);
  });
});
