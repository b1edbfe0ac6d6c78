import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { earlySeason } from '#tests/support/app/early-season.ts';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { waitForHtml } from '#tests/support/app/wait-for-html.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { expectNoProblems, openWatchedPage, type WatchedPage } from '#tests/support/browser/open-page.ts';
import { fillSignUp } from '#tests/support/browser/sign-up-with-form.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

const dataDir = createTestFolder(afterAll);
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;

/** The site with the accounts and picks of the phases before, at another time of the same season. */
const startAt = (now: string): Promise<App> =>
  startApp({ ...earlySeason, LEAGUE_NOW: now, DATA_DIR: dataDir, PORT: String(port) });

const devices = [
  { name: 'phone', width: 390, theme: 'dark', height: 664, press: (control: Locator) => control.tap() },
  { name: 'tablet', width: 1024, theme: 'light', height: 768, press: (control: Locator) => control.click() },
  {
    name: 'keyboard',
    width: 1280,
    theme: 'light',
    height: 800,
    press: async (control: Locator) => {
      await control.focus();
      await control.press('Enter');
    },
  },
] as const;

type Device = (typeof devices)[number];
type OpenUser = WatchedPage & { device: Device; taps: number };
const users = new Map<string, OpenUser>();

async function openUser(device: Device): Promise<OpenUser> {
  const { name, width, theme, height } = device;
  const known = users.get(name);
  if (known !== undefined) return known;
  const user = { device, ...(await openWatchedPage({ width, theme })), taps: 0 };
  await user.page.setViewportSize({ width, height });
  users.set(name, user);
  return user;
}

afterAll(async () => {
  for (const { close } of users.values()) await close();
});

async function tap(user: OpenUser, control: Locator): Promise<void> {
  user.taps += 1;
  await user.device.press(control);
}

/** The taps, clicks or keys that an action takes. */
async function countTaps(user: OpenUser, action: () => Promise<unknown>): Promise<number> {
  const before = user.taps;
  await action();
  return user.taps - before;
}

const clubButtons = (part: Locator) => part.locator('form[action="/forms/pick"] button[name=call]');
const main = (page: Page) => page.getByRole('main');

/** Starts the site at a time before the tests of a phase, and stops it after them, when no page is open. */
function playAt(now: () => string): void {
  let app: App | undefined;
  beforeAll(async () => void (app = await startAt(now())));
  afterAll(async () => {
    for (const { page } of users.values()) await page.goto('about:blank');
    await app?.stop();
    // the next page may come later than a browser expects after a tap
    for (const { problems } of users.values()) expectNoProblems(problems.splice(0), [/layout shift/]);
  });
}

/** set on the first day */
let lastLock = 0;
let picks = 0;
/** the path of the league of the first user */
let league = '';

/** Opens the search from the shown page with one action, types, and checks the first result. */
async function find(user: OpenUser, text: string, result: RegExp): Promise<void> {
  const { page, device } = user;
  const open = async () => {
    if (device.name !== 'keyboard')
      return tap(user, page.getByRole('link', { name: 'Search' }).filter({ visible: true }));
    user.taps += 1;
    await page.keyboard.press('/');
  };
  expect(await countTaps(user, open)).toBe(1);
  await page.getByRole('combobox', { name: 'Player, club, day or page' }).fill(text);
  await page.getByRole('option').first().filter({ hasText: result }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('on the first day', () => {
  playAt(() => '2026-06-07T16:00:00Z');

  test.each(devices)(
    'a stranger calls a game and signs up: two taps and the form, none after it ($name)',
    async (device) => {
      const user = await openUser(device);
      const { page } = user;
      await page.goto(url);
      await page.getByText('Free. No money. Pick tonight’s winner before the first pitch.').waitFor();
      const call = async () => {
        const club = clubButtons(main(page)).last();
        const { y = Infinity, height = 0 } = (await club.boundingBox()) ?? {};
        expect(y + height).toBeLessThan(device.height);
        await tap(user, club);
        await page.getByRole('dialog', { name: 'You need to sign in to submit predictions' }).waitFor();
        if (device.name === 'phone') expect(await findViolations(page)).toEqual([]);
        user.taps += 1;
        await fillSignUp(page, `two-days-${device.name}`);
        await page.waitForURL(/\/\?called=\d+$/);
        await main(page)
          .getByText(/^Called: .+, saved\.$/)
          .waitFor();
      };
      expect(await countTaps(user, call)).toBe(2);
      const next = main(page).getByRole('button', { name: /^Next: .+ or .+\?$/ });
      await next.and(page.locator(':enabled')).waitFor();
      if (device.name === 'phone') expect(await findViolations(page)).toEqual([]);
      await next.click();
      await main(page).locator('form[action="/forms/pick"] button[name=call][aria-pressed=false]').nth(1).waitFor();
    },
  );

  test.each(devices)(
    'all open games are called with one tap more than there are games, without scrolling ($name)',
    async (device) => {
      const user = await openUser(device);
      const { page } = user;
      const slate = main(page).getByRole('link', { name: /^Pick all \d+ open games$/ });
      const count = Number(/\d+/.exec((await slate.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(5);
      const heading = main(page).getByRole('heading', { level: 1 });
      const call = async () => {
        await tap(user, slate);
        for (let place = 1; place <= count; place += 1) {
          await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^Game ${place} of ${count}: `));
          // the user of the tablet calls the other clubs
          const club = clubButtons(main(page)).nth((place + Number(device.name === 'tablet')) % 2);
          const { y = Infinity, height = 0 } = (await club.boundingBox()) ?? {};
          expect(height).toBeGreaterThanOrEqual(96);
          expect(y + height).toBeLessThanOrEqual(device.height);
          await tap(user, club);
        }
        await expect.poll(() => heading.textContent()).toBe(`${count} of ${count} games called`);
      };
      expect(await countTaps(user, call)).toBe(count + 1);
      expect(await page.getByText(/, locks at/).count()).toBe(count);
      if (device.name === 'phone') expect(await findViolations(page)).toEqual([]);
      picks = count + 1;
      lastLock = ((await openGames(url)).at(-1)?.startsAt ?? 0) - lockLeadMs;
    },
  );

  test.each([
    { device: devices[0], kind: 'a player' },
    { device: devices[1], kind: 'a club' },
    { device: devices[2], kind: 'a day' },
  ] as const)('$kind is found from a live game ($device.name)', async ({ device, kind }) => {
    const user = await openUser(device);
    const { page } = user;
    const { games } = await (await fetch(`${url}/api/games`)).json();
    const { gamePk } = games.find((game: GameCard) => game.status.phase === 'live');
    const [player] = await (await fetch(`${url}/api/players`)).json();
    const [firstName = '', ...lastNames] = player.firstLastName.split(' ');
    const [text, label, path] = {
      'a player': [`${lastNames.join(' ')} ${firstName}`, player.firstLastName, `/player/${player.mlbId}/`],
      'a club': ['brewres', 'Milwaukee Brewers', '/teams/158'],
      'a day': ['June 1', 'Monday, June 1, 2026', '/today?date=2026-06-01'],
    }[kind];
    await page.goto(`${url}/TodaysGame/${gamePk}`, { waitUntil: 'networkidle' });
    await find(user, text, new RegExp(`^${label}`));
    await page.waitForURL(`${url}${path}`);
  });

  test.each(devices)('the settings are two taps from every page ($name)', async (device) => {
    const user = await openUser(device);
    const { page } = user;
    await page.goto(`${url}/standings`, { waitUntil: 'networkidle' });
    const open = async () => {
      await tap(user, page.getByRole('button', { name: 'Account' }));
      await tap(user, page.getByRole('link', { name: 'Settings', exact: true }));
      await page.waitForURL(`${url}/settings`);
    };
    expect(await countTaps(user, open)).toBe(2);
  });

  test('a user creates a league, and another one joins it by the invitation', async () => {
    const { page } = await openUser(devices[0]);
    await page.goto(`${url}/leagues`, { waitUntil: 'networkidle' });
    await main(page).getByLabel('Name of the league').fill('Section 214');
    await main(page).getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/\/leagues\/\d+$/);
    league = new URL(page.url()).pathname;
    const code = await main(page).getByRole('region', { name: 'Invite friends' }).locator('code').textContent();

    const { page: friend } = await openUser(devices[1]);
    await friend.goto(`${url}/leagues?code=${code}`, { waitUntil: 'networkidle' });
    await friend
      .getByRole('region', { name: 'two-days-phone invites you to Section 214' })
      .getByRole('button', { name: 'Join', disabled: false })
      .click();
    await friend.waitForURL(`${url}${league}`);
  });
});

describe('in the evening', () => {
  // a few seconds are left until the last lock when the pages are open
  playAt(() => new Date(lastLock - 45_000).toISOString());

  test('the last game locks on the open pages, and the league sees the calls', { timeout: 120_000 }, async () => {
    const friends = await (await openUser(devices[0])).page.context().newPage();
    await friends.goto(`${url}${league}`);
    const calls = friends
      .getByRole('region', { name: 'Tonight’s calls' })
      .getByRole('row', { name: /^two-days-tablet/ });
    const hidden = calls.getByText('hidden until the lock');
    await expect.poll(() => hidden.count()).toBe(1);
    const watch = async (device: Device) => {
      const { page } = await openUser(device);
      await page.goto(`${url}/today`);
      const open = main(page)
        .getByRole('article')
        .filter({ has: page.locator('button[name=call]') });
      const card = page.locator(`#${await open.getAttribute('id')}`);
      await card.getByText(/^Called: .+\. Change until /).waitFor();
      await card.getByText(/Predictions closed|You called the/).waitFor({ timeout: 60_000 });
      expect(await open.count()).toBe(0);
    };
    await Promise.all(devices.map(watch));
    await expect.poll(() => hidden.count(), { timeout: 60_000 }).toBe(0);
    expect(await calls.locator('[data-emblem]').count()).toBe(picks);
    await friends.close();
  });

  test.each(devices)(
    'own live calls are on the first screen of Home, a game one tap away, and a box score one more ($name)',
    async (device) => {
      const user = await openUser(device);
      const { page } = user;
      await page.goto(url);
      await main(page)
        .getByRole('heading', { level: 1, name: /^Your evening: \d+ called/ })
        .waitFor();
      const row = main(page).locator('li[data-state="live"]').filter({ hasText: '% to win' }).first();
      const box = await row.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(device.height);
      if (device.name === 'phone') expect(await findViolations(page)).toEqual([]);
      const openGame = async () => {
        await tap(user, row.getByRole('link'));
        const zone = page.getByRole('region', { name: 'This plate appearance' }).locator('figure rect').first();
        await zone.waitFor();
        const { y = Infinity, height = 0 } = (await zone.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(device.height);
      };
      expect(await countTaps(user, openGame)).toBe(1);
      const openBox = async () => {
        await tap(user, page.getByRole('radio', { name: 'Box score' }));
        await page.getByRole('region', { name: 'Box score', exact: true }).getByRole('table').first().waitFor();
      };
      if (device.name === 'phone') expect(await countTaps(user, openBox)).toBe(1);
    },
  );
});

// a Monday
describe('in the morning of the second day', () => {
  playAt(() => '2026-06-08T13:00:00Z');

  test.each(devices)('Home and My picks open with the last evening ($name)', { timeout: 120_000 }, async (device) => {
    const { page } = await openUser(device);
    for (const path of ['/', '/my-picks']) {
      const evening = main(page).getByRole('region', { name: /^Last night/ });
      // the games that ended while the site was stopped are graded first
      await waitForHtml(page, `${url}${path}`, /Last night/);
      await page.goto(`${url}${path}`);
      await evening.waitFor();
      await evening.getByText('right and wrong').waitFor();
      expect(await evening.getByRole('listitem').count()).toBe(picks);
      await evening.getByRole('link', { name: 'Share picture' }).waitFor();
      const { y = Infinity } = (await evening.boundingBox()) ?? {};
      expect(y).toBeLessThan(device.height);
    }
  });

  test('the league has a winner, and the board the podium of last week', { timeout: 120_000 }, async () => {
    const { page } = await openUser(devices[0]);
    // the games of the week are graded first
    await waitForHtml(page, `${url}${league}`, / won the week of June 1 with/);
    await page.goto(`${url}${league}`);
    await main(page)
      .getByText(/ won the week of June 1 with \d+ bases?\.$/)
      .waitFor();
    await main(page).getByRole('region', { name: 'Head to head' }).getByRole('listitem').first().waitFor();
    await main(page).getByRole('region', { name: 'What happened' }).getByText('two-days-tablet joined').waitFor();

    await page.goto(`${url}/Leaderboard?period=week`);
    await main(page).getByRole('region', { name: 'Week of June 1' }).getByRole('listitem').first().waitFor();
  });
});
