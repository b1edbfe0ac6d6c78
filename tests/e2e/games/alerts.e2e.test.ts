import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseDatabase, withDatabase } from '#app/operator/commands/main.ts';
import { inventedMoment } from '#features/alerts/rules/testing/invented-moment.ts';
import { createAlertPushes } from '#features/alerts/server/push-alert.ts';
import { toMomentRow } from '#features/alerts/server/stored-moments.ts';
import { alertMoments, alerts } from '#features/alerts/tables.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import type { Db } from '#platform/db/open-db.ts';
import { openSharedServer } from '#platform/db/open-server.ts';
import { noJobs } from '#platform/jobs/testing/no-jobs.ts';
import { readSettings } from '#platform/settings/settings.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findSmallTargets } from '#tests/support/browser/find-small-targets.ts';
import { findViolations, findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { inventSubscriptions } from '#tests/support/browser/invent-subscriptions.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { fillSignUp } from '#tests/support/browser/sign-up-with-form.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { startReceiver } from '#tests/support/tls/start-receiver.ts';

const { url, dataDir } = sharedApp();

const nameOf = ({ teams: { away, home } }: GameCard) => `Alerts: ${away.shortName} at ${home.shortName}`;

/** The last game of today. */
async function readLateGame(): Promise<GameCard> {
  const game = (await readGames(url)).findLast(isPickable);
  if (game === undefined) throw new Error('There is no game to come');
  return game;
}

const bellOf = (page: Page, game: GameCard) => page.getByRole('button', { name: nameOf(game), exact: true });

test('the bell of a visitor asks to sign in, and the alerts are on afterwards', async () => {
  const game = await readLateGame();
  const page = await visit('/today', { width: 390 });
  await bellOf(page, game).click();
  const sheet = page.getByRole('dialog', { name: 'Sign in to get alerts' });
  await sheet.getByText(`${nameOf(game)}. An account is free.`).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await fillSignUp(page, 'alerted-visitor');
  await page.waitForURL(`${url}/alerts?for=game-${game.gamePk}`);
  const dialog = page.getByRole('dialog', { name: nameOf(game) });
  await dialog.getByRole('button', { name: 'Turn off' }).waitFor();
  expect(await dialog.getByLabel('Big moments').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${url}/alerts`);
  await page.getByText('None in the last two days.').waitFor();
});

/** Opens Today as a new user whose browser can subscribe at an invented push service. */
async function openToday(username: string, size: { width: 390 | 1280; height: number }) {
  const page = await openPage({ isAlone: true, width: size.width });
  await page.setViewportSize(size);
  const { sentKeys } = createBrowser();
  await page.addInitScript(inventSubscriptions, { endpoint: `https://push.example/${username}`, keys: sentKeys });
  const userId = await signUpOverHttp(page, url, username);
  await page.goto(`${url}/today`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return { page, userId };
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolationsInThemes(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

test.each([
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
] as const)('an evening at $width × $height: the bell, a preset, kinds and the page of the alerts', async (size) => {
  const game = await readLateGame();
  const { page, userId } = await openToday(`evening-${size.width}`, size);
  await bellOf(page, game).click();
  const sheet = page.getByRole('dialog', { name: nameOf(game) });
  await sheet.getByText('They are turned on with these alerts').waitFor();
  await sheet.getByLabel('Everything').check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText(`On. ${nameOf(game)}`).waitFor();
  await page.getByTitle('On', { exact: true }).waitFor();

  await bellOf(page, game).click();
  await sheet.getByText('Notifications are on in this browser.').waitFor();
  await sheet.getByLabel('Choose…').check();
  expect(await sheet.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await sheet.getByLabel('Home runs').check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });

  await page.goto(`${url}/alerts`);
  const row = page.getByRole('listitem').filter({ hasText: nameOf(game).slice('Alerts: '.length) });
  await row.getByText('Home runs').waitFor();
  await page.getByText('1 of 60.').waitFor();
  await page.getByText('At once. With scores.').waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Turn off alerts/ }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Turn on alerts: My picks' }).click();
  await page.getByRole('dialog', { name: 'Alerts: My picks' }).getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('On. Alerts: My picks').waitFor();

  await page.getByText('None in the last two days.').waitFor();
  const live = await readLiveGame();
  const at = (live.startsAt ?? 0) + 600_000;
  await storeAlerts(userId, live, at);
  await page.reload();
  await page.getByText('Held back: it was in your quiet hours.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The Herons lead.' }).first().click();
  await page.waitForURL(`${url}/TodaysGame/${live.gamePk}?at=${at}`);
});

test('a browser that blocks notifications says so, and its alerts are listed all the same', async () => {
  const game = await readLateGame();
  const page = await openPage({ isAlone: true, width: 390 });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = async () => 'denied';
  });
  await signUpOverHttp(page, url, 'blocking-bell');
  await page.goto(`${url}/today`);
  await bellOf(page, game).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Your browser will ask whether Called Shot may show them').waitFor();
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await sheet.getByText('These alerts are on. Your browser blocks notifications of this site.').waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('a new delay counts for alerts; one that cannot be stored is announced, and stored later', async () => {
  const page = await visit('/alerts', {
    user: 'delayed-alerts',
    allowedProblems: [/Failed to load resource/],
  });
  const stored = () => page.waitForResponse((response) => response.url().endsWith('/viewer') && response.ok());
  const setDelay = async (seconds: string) => {
    await page.getByRole('button', { name: 'Change the delay…' }).click();
    await page.getByRole('spinbutton', { name: 'Delay in seconds' }).fill(seconds);
    await page.getByRole('button', { name: 'Done' }).click();
  };
  const first = stored();
  await setDelay('30');
  await first;
  await page.getByText('30 seconds later').waitFor();
  await page.route('**/api/users/*/viewer', (route) => route.abort());
  await setDelay('45');
  await page.getByText('Your alerts do not follow this change yet.').waitFor();
  await page.unroute('**/api/users/*/viewer');
  const again = stored();
  await page.evaluate(() => dispatchEvent(new Event('connection-back')));
  await again;
  await page.getByText('45 seconds later').waitFor();
});

async function readLiveGame(): Promise<GameCard> {
  const game = (await readGames(url)).find(({ status }) => status.phase === 'live');
  if (game === undefined) throw new Error('There is no live game');
  return game;
}

async function inDatabase(run: (db: Db) => Promise<void>): Promise<void> {
  const settings = readSettings({ ...midSeason, DATA_DIR: dataDir });
  const { connection } = await openSharedServer(settings);
  const database = await chooseDatabase(connection, settings, undefined);
  await withDatabase({ connection, database }, run);
}

/** Gives a user an alert that was sent, and one that was held back. */
async function storeAlerts(userId: number, { gamePk }: GameCard, happenedAt: number): Promise<void> {
  const moment = { ...inventedMoment({ gamePk, happenedAt, arrivedAt: happenedAt }), pickClub: null, pickDate: null };
  const moments = ['sent', 'held'].map((key) => toMomentRow({ ...moment, key: `${key} ${userId}` }));
  const own = { userId, arrivedAt: new Date(happenedAt), dueAt: new Date(happenedAt) };
  await inDatabase(async (db) => {
    await db.insert(alertMoments).values(moments);
    await db.insert(alerts).values([
      { ...own, momentKey: `sent ${userId}`, state: 'sent' },
      { ...own, momentKey: `held ${userId}`, state: 'held back', reason: 'quiet hours' },
    ]);
  });
}

/** Sends an alert of a game to a local push service, and returns what a browser decrypts. */
async function sendAlert({ gamePk, teams }: GameCard, happenedAt: number): Promise<string> {
  const { url: endpoint, received, network } = await startReceiver();
  const { keys, decrypt } = createBrowser();
  await inDatabase(async (db) => {
    const site = {
      db,
      realNow: () => Date.now(),
      contact: 'site@called.example',
      publicUrl: null,
      network,
      jobs: noJobs,
    };
    const moment = inventedMoment({ gamePk, game: `${teams.away.shortName} at ${teams.home.shortName}`, happenedAt });
    const browsers = [{ ...keys, endpoint }];
    await createAlertPushes(site, () => undefined).pushAll([
      { browsers, userId: 0, moment, text: moment.sentence, delay: 0 },
    ]);
  });
  expect(received).toHaveLength(1);
  return decrypt(received[0]?.bytes ?? Buffer.alloc(0));
}

/** Delivers a push through the DevTools protocol, as the push service of the browser would. */
async function openDelivery(page: Page) {
  const session = await page.context().newCDPSession(page);
  const known = new Set<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId, isDeleted } of registrations)
      if (scopeURL.startsWith(url) && !isDeleted) known.add(registrationId);
      else known.delete(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => known.size).toBeGreaterThan(0);
  return async (data: string) => {
    for (const registrationId of known)
      await session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
  };
}

type Shown = { title: string; body: string; tag: string; data: unknown };
type RecordingWorker = {
  registration: { showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void> };
  shown: Map<string, Shown>;
  dispatchEvent(event: Event): boolean;
};

/** Runs in the service worker: the headless shell of Chromium has no notifications. One replaces another one of its tag. */
function recordNotifications(): void {
  const worker = globalThis as unknown as RecordingWorker;
  worker.shown = new Map();
  worker.registration.showNotification = async (title, { body, tag, data }) =>
    void worker.shown.set(tag, { title, body, tag, data });
}

/** Runs in the service worker. */
const listShown = () =>
  [...(globalThis as unknown as RecordingWorker).shown.values()].map(({ title, body, tag }) => ({ title, body, tag }));

/** Runs in the service worker: the protocol cannot click a notification, so the event of a click is dispatched. */
async function clickAlert(): Promise<void> {
  const worker = globalThis as unknown as RecordingWorker;
  const alert = [...worker.shown.values()].find(({ tag }) => tag.startsWith('game-'));
  let work: unknown;
  const waitUntil = (promise: unknown) => (work = promise);
  const notification = { ...alert, close: () => undefined };
  worker.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await work;
}

test('a pushed alert is shown, not on the visible page of its game, and a click opens the play', async () => {
  const game = await readLiveGame();
  const at = (game.startsAt ?? 0) + 600_000;
  const sent = await sendAlert(game, at);
  const page = await openPage({ isAlone: true });
  await page.goto(`${url}/blog`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // controlled by the worker from now on
  await page.reload();
  const deliver = await openDelivery(page);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  await worker.evaluate(recordNotifications);

  const reminder = { title: '2 games without your pick', body: 'The first lock', tag: 'missing-picks' };
  const alert = { title: nameOf(game).slice('Alerts: '.length), body: 'The Herons lead.', tag: `game-${game.gamePk}` };
  await page.goto(`${url}/TodaysGame/${game.gamePk}`);
  const remind = JSON.stringify({ ...reminder, path: '/today', topic: reminder.tag });
  // a message is lost while the worker is replaced; a repeated one replaces what is shown
  const showAfter = async (...messages: string[]) => {
    for (const message of messages) await deliver(message);
    return worker.evaluate(listShown);
  };
  await expect.poll(() => showAfter(sent, remind)).toEqual([reminder]);
  await page.goto(`${url}/blog`);
  await expect
    .poll(async () => (await showAfter(sent, sent)).toSorted((one, other) => (one.tag < other.tag ? -1 : 1)))
    .toEqual([alert, reminder]);

  await worker.evaluate(clickAlert);
  await page.waitForURL(`${url}/TodaysGame/${game.gamePk}?at=${at}`);
  await page.getByRole('region', { name: 'Replay' }).waitFor();
});
