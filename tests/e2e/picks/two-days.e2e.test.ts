import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { lockLeadMs } from '#rules/picks/lock.ts';
import { findFreePort } from '#tests/support/app/find-free-port.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { expectNoProblems, openWatchedPage } from '#tests/support/browser/open-page.ts';
import { fillSignUp } from '#tests/support/browser/sign-up-with-form.ts';
import { createTestFolder } from '#tests/support/create-test-folder.ts';

const dataDir = createTestFolder(afterAll);
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;

/** The site with the accounts and picks of the phases before, at another time of the same season. */
const startAt = (now: string): Promise<App> =>
  startApp({ ...midSeason, LEAGUE_NOW: now, DATA_DIR: dataDir, PORT: String(port) });

const devices = [
  { name: 'phone', width: 390, height: 664, press: (control: Locator) => control.tap() },
  { name: 'tablet', width: 1024, height: 768, press: (control: Locator) => control.click() },
  {
    name: 'keyboard',
    width: 1280,
    height: 800,
    press: async (control: Locator) => {
      await control.focus();
      await control.press('Enter');
    },
  },
] as const;

type Device = (typeof devices)[number];
type Fan = { device: Device; page: Page; problems: string[]; taps: number };
const fans = new Map<string, Fan>();

async function openFan(device: Device): Promise<Fan> {
  const { name, width, height } = device;
  const known = fans.get(name);
  if (known !== undefined) return known;
  const fan = { device, ...(await openWatchedPage({ width })), taps: 0 };
  await fan.page.setViewportSize({ width, height });
  fans.set(name, fan);
  return fan;
}

afterAll(async () => {
  for (const { page } of fans.values()) await page.context().close();
});

async function tap(fan: Fan, control: Locator): Promise<void> {
  fan.taps += 1;
  await fan.device.press(control);
}

/** The taps, clicks or keys that an action takes. */
async function countTaps(fan: Fan, action: () => Promise<unknown>): Promise<number> {
  const before = fan.taps;
  await action();
  return fan.taps - before;
}

const clubButtons = (part: Locator) => part.locator('form[action="/forms/pick"] button[name=call]');
const main = (page: Page) => page.getByRole('main');
const isCalled = async (club: Locator) => (await club.getAttribute('aria-pressed')) === 'true';

/** Starts the site at a time before the tests of a phase, and stops it after them, when no page is open. */
function playAt(now: () => string): void {
  let app: App | undefined;
  beforeAll(async () => void (app = await startAt(now())));
  afterAll(async () => {
    for (const { page } of fans.values()) await page.goto('about:blank');
    await app?.stop();
    // a test fails a request on purpose, and the next page may come later than a browser expects after a tap
    for (const { problems } of fans.values()) expectNoProblems(problems.splice(0), [/ERR_FAILED/, /layout shift/]);
  });
}

/** set on the first day */
let lastLock = 0;
let picks = 0;

describe('in the morning of the first day', () => {
  playAt(() => '2026-06-06T14:00:00Z');

  test.each(devices)(
    'a stranger calls a game and signs up: two taps and the form, none after it ($name)',
    async (device) => {
      const fan = await openFan(device);
      const { page } = fan;
      await page.goto(url);
      await page.getByText('Free. No money. Pick tonight’s winner before the first pitch.').waitFor();
      const call = async () => {
        await tap(fan, clubButtons(main(page)).last());
        await page.getByRole('dialog', { name: 'You need to sign in to submit predictions' }).waitFor();
        fan.taps += 1;
        await fillSignUp(page, `two-days-${device.name}`);
        await page.waitForURL(/\/\?called=\d+$/);
        await main(page)
          .getByText(/^Called: .+, saved\.$/)
          .waitFor();
      };
      expect(await countTaps(fan, call)).toBe(2);
      await main(page)
        .getByRole('button', { name: /^Next: .+ or .+\?$/ })
        .waitFor();
    },
  );

  test.each(devices)('all open games are called with one tap more than there are games ($name)', async (device) => {
    const fan = await openFan(device);
    const { page } = fan;
    const slate = main(page).getByRole('link', { name: /^Pick all \d+ open games$/ });
    const count = Number(/\d+/.exec((await slate.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(5);
    const heading = main(page).getByRole('heading', { level: 1 });
    const call = async () => {
      await tap(fan, slate);
      for (let place = 1; place <= count; place += 1) {
        await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^Game ${place} of ${count}: `));
        await tap(fan, clubButtons(main(page)).nth(place % 2));
      }
      await expect.poll(() => heading.textContent()).toBe(`${count} of ${count} games called`);
    };
    expect(await countTaps(fan, call)).toBe(count + 1);
    picks = count + 1;
    lastLock = ((await openGames(url)).at(-1)?.startsAt ?? 0) - lockLeadMs;
  });

  test.each(devices)('a call is changed with one tap, and a failure says which one counts ($name)', async (device) => {
    const fan = await openFan(device);
    const { page } = fan;
    await page.goto(`${url}/today`, { waitUntil: 'networkidle' });
    const card = page.locator(`#game-${(await openGames(url)).at(-1)?.gamePk}`);
    const [away, home] = [clubButtons(card).first(), clubButtons(card).last()];
    const [before, after] = (await isCalled(away)) ? [away, home] : [home, away];
    const change = async () => {
      await tap(fan, after);
      await expect.poll(() => isCalled(after)).toBe(true);
      await card.getByText(/^Called: /).waitFor();
    };
    expect(await countTaps(fan, change)).toBe(1);
    expect(await isCalled(before)).toBe(false);

    await page.route('**/api/predictions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await tap(fan, before);
    const alert = card.getByRole('alert').filter({ hasText: /^Not saved: no connection\. .+ still counts\./ });
    await alert.waitFor();
    expect(await isCalled(after)).toBe(true);
    await page.unroute('**/api/predictions');
    await tap(fan, card.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => isCalled(before)).toBe(true);
    await alert.waitFor({ state: 'detached' });
  });
});

describe('in the evening', () => {
  // a few seconds are left until the last lock when the pages are open
  playAt(() => new Date(lastLock - 45_000).toISOString());

  test('the last game locks on the open pages', { timeout: 120_000 }, async () => {
    const watch = async (device: Device) => {
      const { page } = await openFan(device);
      await page.goto(`${url}/today`);
      const open = main(page)
        .getByRole('article')
        .filter({ has: page.locator('button[name=call]') });
      const card = page.locator(`#${await open.getAttribute('id')}`);
      await card.getByText(/^Called: .+\. Change until /).waitFor();
      await card.getByText(/^(?:Predictions closed|You called the)/).waitFor({ timeout: 60_000 });
      expect(await open.count()).toBe(0);
    };
    await Promise.all(devices.map(watch));
  });

  test.each(devices)(
    'own calls and a live game are one tap from Home, a box score one more ($name)',
    async (device) => {
      const fan = await openFan(device);
      const { page } = fan;
      await page.goto(url);
      const openCalls = async () => {
        await tap(fan, main(page).getByRole('link', { name: /^calls? live now$/ }));
        await main(page)
          .locator('li[data-state="live"]')
          .first()
          .getByText(/% to win/)
          .waitFor();
      };
      expect(await countTaps(fan, openCalls)).toBe(1);
      await page.goto(url);
      const openGame = async () => {
        await tap(fan, page.getByRole('region', { name: 'On the scoreboard' }).getByRole('link'));
        const zone = page.getByRole('region', { name: 'This plate appearance' }).locator('figure rect').first();
        await zone.waitFor();
        const { y = Infinity, height = 0 } = (await zone.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(device.height);
      };
      expect(await countTaps(fan, openGame)).toBe(1);
      const openBox = async () => {
        await tap(fan, page.getByRole('radio', { name: 'Box score' }));
        await page.getByRole('region', { name: 'Box score', exact: true }).getByRole('table').first().waitFor();
      };
      if (device.name === 'phone') expect(await countTaps(fan, openBox)).toBe(1);
    },
  );
});

describe('in the morning of the second day', () => {
  playAt(() => '2026-06-07T13:00:00Z');

  test.each(devices)('Home and My picks open with the last evening ($name)', { timeout: 120_000 }, async (device) => {
    const { page } = await openFan(device);
    for (const path of ['/', '/my-picks']) {
      const evening = main(page).getByRole('region', { name: /^Last night/ });
      const open = async () => {
        await page.goto(`${url}${path}`);
        return evening.count();
      };
      // the games that ended while the site was stopped are graded first
      await expect.poll(open, { timeout: 100_000, interval: 1000 }).toBe(1);
      await evening.getByText('right and wrong').waitFor();
      expect(await evening.getByRole('listitem').count()).toBe(picks);
      await evening.getByRole('link', { name: 'Share picture' }).waitFor();
      const { y = Infinity } = (await evening.boundingBox()) ?? {};
      expect(y).toBeLessThan(device.height);
    }
  });
});
