import { describe, expect, test, vi } from 'vitest';
import type { User } from '#features/accounts/contract/session.ts';
import type { GamesDay } from '#features/games/contract.ts';
import { ApiError } from '#platform/api/api-error.ts';
import type { Call } from '#platform/api/endpoint.ts';
import type { PageRequest } from '#platform/api/page-renderer.ts';
import { card, dayOf, inventedUser, finished, league, liveCard, postponed, scored } from '../testing/invented-games.ts';
import { renderPage } from './entry-server.tsx';

const games = [
  liveCard({ gamePk: 1 }),
  card({ gamePk: 2, doubleHeaderGame: 2 }),
  scored(card({ gamePk: 3, status: finished, inning: 10 }), 4, 5),
  card({ gamePk: 4, status: postponed, rescheduledTo: '2026-08-04' }),
];

const refused = (status: number) => new ApiError(status, { error: { code: 'refused', message: 'No.' } });

const callReturning = (day: GamesDay | ApiError, session: User | ApiError = refused(401)): Call => {
  const responses: Record<string, unknown> = {
    'GET /api/league': league,
    'GET /api/games': day,
    'GET /api/check_session': session,
    'GET /api/predictions': { date: '2026-07-18', games: [], picks: [] },
  };
  return vi.fn(async (route: string) => {
    if (responses[route] instanceof Error) throw responses[route];
    return JSON.parse(JSON.stringify(responses[route]));
  });
};

const page = (path: string, day: GamesDay | ApiError = dayOf(games), more: Partial<PageRequest> = {}) =>
  renderPage({
    url: `http://localhost${path}`,
    theme: null,
    call: callReturning(day),
    checkSearch: () => null,
    assets: { manifest: {}, styles: {} },
    ...more,
  });

describe('a page rendered by the server', () => {
  test('the home page has the games of today and the links to every part', async () => {
    const { status, html } = await page('/');
    expect(status).toBe(200);
    for (const text of ['Today’s games', 'Bot 7', 'Final/10', 'Predict Today', 'Advanced Pitching Tools'])
      expect(html).toContain(text);
  });

  test('Today describes every state of a game', async () => {
    const { status, html } = await page('/today');
    expect(status).toBe(200);
    for (const text of ['Click Live game!', 'Bottom 7th', 'Not Announced', 'Game is Complete', 'F/10', 'Postponed'])
      expect(html).toContain(text);
    expect(html).toContain('href="/TodaysGame/1"');
    expect(html).toContain('aria-label="Runners on first and third"');
    expect(html).toContain('Made up Tuesday, August 4.');
  });

  test('times are in the zone of the league, with the time at the park where it differs', async () => {
    const { html } = await page('/today', dayOf([card()]));
    expect(html).toContain('dateTime="2026-07-18T16:00:00.000Z"');
    expect(html).toMatch(/12:00 PM.*EDT/);
    expect(html).toContain('11:00 AM');
  });

  test('a page has the banner and the data notice of the league', async () => {
    const { html } = await page('/today');
    expect(html).toContain(league.notice);
    expect(html).toContain(league.copyright);
  });

  test.each([
    [400, 'date must be a calendar day as YYYY-MM-DD', 'That cannot be shown'],
    [503, 'The league does not respond.', 'Sorry Your Request Could not be completed'],
  ])(
    'error %d of the API sets the status of the page and is shown as its message',
    async (status, message, heading) => {
      const response = await page('/today?date=x', new ApiError(status, { error: { code: 'refused', message } }));
      expect(response.status).toBe(status);
      expect(response.html).toContain(message);
      expect(response.html).toContain(heading);
    },
  );

  test('the inline styles and scripts are returned for the policy, and there is no style attribute', async () => {
    const { html, inline } = await page('/today', dayOf(games), {
      assets: {
        manifest: { 'src/app/browser/entry-client.tsx': { file: 'assets/e.js', isEntry: true, css: ['assets/e.css'] } },
        styles: { 'assets/e.css': 'b{}' },
      },
    });
    // styles, the script that starts the page, data
    expect(html.match(/<(?:style|script)\b/g)).toHaveLength(3);
    expect(html).toContain('data-scripts="/assets/e.js"');
    expect(inline).toEqual({ styles: ['b{}'], scripts: [expect.stringContaining('location.hash')] });
    for (const text of [...(inline?.styles ?? []), ...(inline?.scripts ?? [])]) expect(html).toContain(`>${text}</`);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  test('page data cannot close its script element', async () => {
    const day = dayOf([card({ venue: { id: 1, name: '</script><script>alert(1)</script>', timeZone: null } })]);
    expect((await page('/today', day)).html).not.toContain('<script>alert');
  });

  test('the same request gives the same document', async () =>
    expect((await page('/today')).html).toBe((await page('/today')).html));
});

test.each([
  ['a user', inventedUser, ['href="/user/KnuckleballKarolina"', 'Knuckleba…', 'p3_thumb.webp', 'Sign Out'], ['Login']],
  ['a visitor', refused(401), ['href="/login"'], ['Sign Out']],
  ['an unknown session', refused(503), [], ['Login', 'Sign Out']],
])('the account links of %s', async (_, session, shown, absent) => {
  const { html } = await page('/login', dayOf([]), { call: callReturning(dayOf([]), session) });
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  for (const text of shown) expect(header).toContain(text);
  for (const text of absent) expect(header).not.toContain(text);
});

describe('the login page', () => {
  test('starts with sign-in, supports password managers and is readable without scripts', async () => {
    const { html } = await page('/login');
    for (const text of ['Sign In', 'Don&#x27;t have an account? Sign Up', 'Called Shot</h1>'])
      expect(html).toContain(text);
    for (const name of ['username webauthn', 'current-password'])
      expect(html).toMatch(new RegExp(`<input[^>]*autoComplete="${name}"`));
    expect(html.match(/<input[^>]* required=""/g)).toHaveLength(2);
  });

  test('never puts a password in an URL', async () => {
    const { html } = await page('/login');
    expect(html).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/forms\/sign-in"/);
    const [getForm = ''] = /<form(?=[^>]*method="get")[^>]*action="\/login".*?<\/form>/.exec(html) ?? [];
    expect(getForm).toContain('Sign Up');
    expect(getForm).not.toContain('password');
  });
});
