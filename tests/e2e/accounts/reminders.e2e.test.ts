import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseDatabase, withDatabase } from '#app/operator/commands/main.ts';
import { readReminderKeys } from '#features/reminders/server/push-subscriptions.ts';
import { createBrowser } from '#features/reminders/server/testing/create-browser.ts';
import { createUnsubscribeToken } from '#features/reminders/server/unsubscribe-link.ts';
import { openSharedServer } from '#platform/db/open-server.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findOverflow } from '#tests/support/browser/find-overflow.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { inventSubscriptions } from '#tests/support/browser/invent-subscriptions.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url, dataDir } = sharedApp();

/** Opens the settings of a new user whose browser can receive notifications. */
async function openReminders(username: string): Promise<Page> {
  const page = await openPage({ isAlone: true, width: 390 });
  const { sentKeys } = createBrowser();
  await page.addInitScript(inventSubscriptions, { endpoint: `https://push.example/${username}`, keys: sentKeys });
  await signUpOverHttp(page, url, username);
  await showReminders(page);
  return page;
}

async function showReminders(page: Page): Promise<void> {
  await page.goto(`${url}/settings/notifications`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByText('This site sends no mail:').waitFor();
}

const subscriptionIn = (page: Page) => page.evaluate(() => localStorage.getItem('subscription'));

test('a browser that blocks notifications says so and how to allow them', async () => {
  const page = await openPage({ isAlone: true });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = async () => 'denied';
  });
  await signUpOverHttp(page, url, 'BlockingBea');
  await showReminders(page);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByRole('status').getByText('Your browser blocks notifications of this site.').waitFor();
  await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

/**
 * Runs in the service worker: gives it a push and a click on its notification, and returns the notification. The headless browser
 * shows no notifications, and lets a worker focus a page only after a real click, so both calls are recorded instead.
 */
async function pushAndClick(sent: string): Promise<unknown[]> {
  const worker = globalThis as unknown as {
    registration: { showNotification: (title: string, options: object) => Promise<void> };
    dispatchEvent(event: Event): boolean;
    WindowClient: { prototype: { focus(): Promise<void> } };
  };
  const calls: unknown[] = [];
  worker.registration.showNotification = async (title, options) => void calls.push({ title, ...options });
  worker.WindowClient.prototype.focus = async () => void calls.push('focus');
  const dispatch = async (type: string, properties: object) => {
    let work: unknown;
    const event = Object.assign(new Event(type), properties, { waitUntil: (promise: unknown) => (work = promise) });
    worker.dispatchEvent(event);
    await work;
  };
  await dispatch('push', { data: { text: () => sent } });
  const [shown] = calls as [{ data: string }];
  await dispatch('notificationclick', { notification: { data: shown.data, close: () => calls.push('close') } });
  return calls;
}

test('a user turns notifications on, chooses quiet hours, follows one, and ends the notifications by signing out', async () => {
  const page = await openReminders('RemindedRita');
  await page.getByText('Notifications are off in this browser.').waitFor();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on in this browser.').waitFor();
  expect(await subscriptionIn(page)).toMatch(/^[\w-]{87}$/);
  expect(await page.getByLabel('Quiet from').inputValue()).toBe('22');
  await page.getByLabel('Quiet from').selectOption('11 PM');
  await page.getByRole('status').getByText('Quiet hours saved').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await showReminders(page);
  await page.getByText('Notifications are on in this browser.').waitFor();
  expect(await page.getByLabel('Quiet from').inputValue()).toBe('23');
  expect(await page.getByLabel('Quiet until').inputValue()).toBe('8');
  await page.getByRole('button', { name: 'Turn off notifications' }).click();
  await page.getByText('Notifications are off in this browser.').waitFor();
  expect(await subscriptionIn(page)).toBeNull();

  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on in this browser.').waitFor();

  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('No service worker');
  const sent = { title: '2 games without your pick', body: 'The first lock is at 6:55 PM. Mets at Braves' };
  const calls = await worker.evaluate(pushAndClick, JSON.stringify({ ...sent, path: '/today' }));
  expect(calls).toEqual([expect.objectContaining(sent), 'close', 'focus']);
  await page.waitForURL(`${url}/today`);

  await page.goto(`${url}/signout`);
  await page.locator('main').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${url}/`);
  expect(await subscriptionIn(page)).toBeNull();
});

/** The path of the page that ends the reminders by mail of a user of the shared application. */
async function unsubscribePath(userId: number): Promise<string> {
  const settings = readSettings({ ...midSeason, DATA_DIR: dataDir });
  const { connection } = await openSharedServer(settings);
  const database = await chooseDatabase(connection, settings, undefined);
  const { linkKey } = await withDatabase({ connection, database }, readReminderKeys);
  return `/unsubscribe/${createUnsubscribeToken(linkKey, userId)}`;
}

test('the link of a mail ends the mails without a session and scripts', async () => {
  const userId = await signUpOverHttp(await openPage(), url, 'MailedMia');
  const page = await visit(await unsubscribePath(userId), { width: 390, allowedProblems: [/404/] });
  const examine = async () => {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await findOverflow(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    }
  };
  await page.getByRole('heading', { name: 'No more reminders by email?' }).waitFor();
  await examine();
  await page.getByRole('button', { name: 'End the reminders' }).click();
  await page.getByRole('heading', { name: 'The reminders have ended' }).waitFor();
  await examine();
  await page.goto(`${url}/unsubscribe/unknown`);
  await page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
});
