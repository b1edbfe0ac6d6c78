import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import type { PageOptions } from '#tests/support/browser/open-page.ts';
import { fillSignUp } from '#tests/support/browser/sign-up-with-form.ts';
import { visit } from '#tests/support/browser/visit.ts';

const app = sharedApp();
let users = 0;

const openCards = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.locator('button[name=call][aria-pressed]') });

/** The card of an open game, also after its lock. */
async function openCard(page: Page): Promise<Locator> {
  return page.locator(`#${await openCards(page).first().getAttribute('id')}`);
}

const clubs = (card: Locator) => ({
  away: card.locator('button[name=call]').first(),
  home: card.locator('button[name=call]').last(),
});

const isCalled = async (club: Locator) => (await club.getAttribute('aria-pressed')) === 'true';

function openAsUser(options: PageOptions = {}, path = '/today'): Promise<Page> {
  users += 1;
  return visit(path, { ...options, user: `caller-${users}`, waitUntil: 'networkidle' });
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === element.ownerDocument.activeElement);

test('the choice of a visitor opens a sheet, and is saved when the visitor has signed up', async () => {
  const page = await visit('/today', { waitUntil: 'networkidle' });
  const card = await openCard(page);
  await clubs(card).home.click();
  const sheet = page.getByRole('dialog', { name: 'You need to sign in to submit predictions' });
  await sheet.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => isFocused(clubs(card).home)).toBe(true);
  expect(await isCalled(clubs(card).home)).toBe(false);

  await clubs(card).home.click();
  await fillSignUp(page, 'Latecomer');
  await page.waitForURL(/\/\?called=\d+$/);
  await page.goto(`${app.url}/today`);
  expect(await isCalled(clubs(card).home)).toBe(true);
});

test('on a phone, the first game to pick is on the first screen, above the live games, and accessible when called', async () => {
  const page = await openAsUser({ width: 390, theme: 'dark' });
  const first = openCards(page).filter({ hasText: 'Your next pick' });
  const box = await first.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(844);
  const live = await page.getByRole('heading', { name: /^Live/ }).boundingBox();
  expect(live?.y).toBeGreaterThan(box?.y ?? Infinity);
  const card = await openCard(page);
  await clubs(card).away.tap();
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('one tap calls a club, one changes the call, and one withdraws it; each state survives a reload', async () => {
  const page = await openAsUser();
  const card = await openCard(page);
  const { away, home } = clubs(card);
  for (const club of [away, home]) expect((await club.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await away.click();
  await card.getByText(/^Called: .*\. Change until (\w{3} )?\d+:\d\d [AP]M · Undo$/).waitFor();
  await card.getByText('Called', { exact: true }).filter({ visible: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  // the next game is the one to pick now
  expect(await card.getByText('Your next pick').count()).toBe(0);

  await page.reload();
  expect(await isCalled(away)).toBe(true);
  await page.waitForLoadState('networkidle');
  await home.click();
  await expect.poll(() => isCalled(home)).toBe(true);
  expect(await isCalled(away)).toBe(false);
  await card.getByRole('button', { name: /^Undo/ }).waitFor();

  await page.reload();
  expect(await isCalled(home)).toBe(true);
  await page.waitForLoadState('networkidle');
  await card.getByRole('button', { name: /^Undo/ }).click();
  await card.getByText(/^Locks /).waitFor();
  await expect.poll(() => isFocused(home)).toBe(true);
  await page.reload();
  expect(await isCalled(home)).toBe(false);
});

test('arrow keys only move, Space and Enter call, and the focus stays', async () => {
  const page = await openAsUser();
  const card = await openCard(page);
  const { away, home } = clubs(card);
  await away.focus();
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(home)).toBe(true);
  expect(await isCalled(home)).toBe(false);
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
  expect([await isCalled(home), await isFocused(home)]).toEqual([true, true]);
  await page.keyboard.press('ArrowUp');
  expect(await isCalled(home)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isCalled(away)).toBe(true);
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
  expect(await isFocused(away)).toBe(true);
});

test('a choice that is not saved says which club still counts, and is tried again', async () => {
  const page = await openAsUser({ allowedProblems: [/ERR_FAILED/] });
  const card = await openCard(page);
  const { away, home } = clubs(card);
  await away.click();
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/predictions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await sent.promise;
    return route.abort();
  });
  await home.click();
  // while it is being saved, the stamp is an outline; a narrow card has it in the note, afterwards
  await home.locator('[data-pending]').waitFor({ state: 'attached' });
  await card.getByText(/^Saving: /).waitFor();
  sent.resolve();
  await card.getByRole('alert').waitFor();
  expect(await card.getByRole('alert').textContent()).toMatch(
    /^Not saved: no connection\. .+ still counts\. Try again$/,
  );
  expect(await isCalled(away)).toBe(true);
  await page.unroute('**/api/predictions');
  await card.getByRole('button', { name: 'Try again' }).click();
  await card.getByRole('button', { name: /^Undo/ }).waitFor();
  expect([await isCalled(home), await isFocused(home)]).toEqual([true, true]);
});

test('Home, My picks and the page of a game have the same buttons', async () => {
  const page = await openAsUser({}, '/');
  const main = page.getByRole('main');
  const game = main.getByRole('heading', { name: /^Your next pick/ }).getByRole('link');
  const path = await game.getAttribute('href');
  await main.locator('button[name=call]').first().click();
  await main.getByText(/^Called: /).waitFor();
  await main.getByRole('button', { name: /^Next: / }).click();
  await main.getByRole('heading', { name: /^Your next pick/ }).waitFor();

  await page.goto(`${app.url}/my-picks`, { waitUntil: 'networkidle' });
  const row = main.locator('li[data-state=open]');
  await clubs(row).home.click();
  await expect.poll(() => isCalled(clubs(row).home)).toBe(true);
  await row.getByRole('button', { name: /^Undo/ }).waitFor();

  await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
  const pick = page.getByRole('region', { name: 'Your pick' });
  expect(await isCalled(clubs(pick).home)).toBe(true);
  await pick.getByRole('button', { name: /^Undo/ }).click();
  await pick.getByText(/^Locks in/).waitFor();
});
