import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findViolations, findViolationsInThemes } from '#tests/support/browser/find-violations.ts';
import { openPage, type PageOptions } from '#tests/support/browser/open-page.ts';
import { fillSignUp } from '#tests/support/browser/sign-up-with-form.ts';

const { url } = sharedApp();

const membersOf = (page: Page) => page.getByRole('table', { name: / of / }).getByRole('rowheader').allTextContents();

test('a league is created, joined by its link, managed and left', async () => {
  // parts appear and disappear after changes
  const phone: PageOptions = { width: 390, theme: 'dark', allowedProblems: [/layout shift/, /404/] };
  const [founder, friend] = [await openPage(phone), await openPage(phone)];
  const [first, second] = ['founder', 'friend'];
  await signUpOverHttp(founder, url, first);

  await founder.goto(`${url}/leagues`);
  expect(await findViolationsInThemes(founder)).toEqual([]);
  await founder.getByLabel('Name of the league').fill('The Dugout');
  await founder.getByRole('button', { name: 'Create' }).click();
  await founder.getByRole('heading', { name: 'The Dugout', level: 1 }).waitFor();
  const code = await founder.locator('code').textContent();
  expect(code).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
  const link = `/leagues?code=${code}`;
  await founder.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await founder.getByRole('button', { name: 'Invite' }).click();
  await founder.getByText('Invitation link copied').waitFor();
  expect(await founder.evaluate(() => navigator.clipboard.readText())).toBe(`${url}${link}`);

  // the invitation opens again after signing up
  await friend.goto(`${url}${link}`);
  await friend.getByRole('heading', { name: `${first} invites you to The Dugout` }).waitFor();
  expect(await findViolationsInThemes(friend)).toEqual([]);
  await friend.getByRole('main').getByRole('link', { name: 'Join' }).click();
  await fillSignUp(friend, second);
  await friend.getByRole('heading', { name: 'The Dugout', level: 1 }).waitFor();
  await expect.poll(() => membersOf(friend)).toHaveLength(2);
  await friend.getByRole('link', { name: 'Week' }).click();
  await friend.getByRole('table', { name: /this week/ }).waitFor();
  await friend.getByRole('link', { name: 'Skill' }).click();
  await friend.getByRole('table', { name: /skill of this week/ }).waitFor();
  expect(await friend.getByText('Manage this league').count()).toBe(0);
  expect(await findViolationsInThemes(friend)).toEqual([]);

  await founder.reload();
  await founder.getByText('Manage this league').click();
  await founder.getByLabel('Name of the league').fill('Section 203');
  await founder.getByRole('button', { name: 'Rename' }).click();
  await founder.getByRole('heading', { name: 'Section 203', level: 1 }).waitFor();
  expect(await findViolationsInThemes(founder)).toEqual([]);

  await founder.locator('summary', { hasText: 'Follow this league' }).click();
  await founder.getByRole('button', { name: 'Create the secret link' }).click();
  const feed = await founder.getByLabel(/^Secret link/).inputValue();
  const readFeed = async () => (await founder.request.get(feed)).status();
  expect(await readFeed()).toBe(200);
  await founder.getByRole('button', { name: 'End the link' }).click();
  await founder.getByText('You have no link yet.').waitFor();
  expect(await readFeed()).toBe(404);

  await founder.getByLabel(`Remove: ${second}`).click();
  await founder.getByRole('button', { name: `Remove ${second}` }).click();
  await expect.poll(() => membersOf(founder)).toHaveLength(1);

  const gone = await friend.goto(`${url}${new URL(friend.url()).pathname}`);
  expect(gone?.status()).toBe(404);
  await friend.goto(`${url}${link}`);
  await friend.getByText('No league has this invitation code.').waitFor();

  await founder.getByText('Leave this league').click();
  await founder.getByText('the league will be deleted').waitFor();
  await founder.getByRole('button', { name: 'Leave Section 203' }).click();
  await founder.getByText('You are not in a league yet.').waitFor();
});

/** Creates a league of the user of a page. Resolves to its path. */
async function createLeague(page: Page, name: string): Promise<string> {
  const response = await page.request.post(`${url}/api/leagues`, { headers: { origin: url }, data: { name } });
  const { id } = (await response.json()) as { id: number };
  return `/leagues/${id}`;
}

test('a league and its management are accessible on a desktop', async () => {
  const page = await openPage();
  await signUpOverHttp(page, url, 'wide-league');
  await page.goto(`${url}${await createLeague(page, 'The Bleachers')}?period=week&board=skill`);
  await page.getByRole('table', { name: /skill of this week/ }).waitFor();
  await page.getByText('Manage this league').click();
  expect(await findViolations(page)).toEqual([]);
});

test('a league is readable without scripts', async () => {
  const page = await openPage({ width: 390, javaScript: false });
  await signUpOverHttp(page, url, 'quiet-league');
  const path = await createLeague(page, 'Quiet');
  await page.goto(`${url}/leagues`);
  await page.getByRole('link', { name: 'Quiet', exact: true }).click();
  await page.getByRole('table', { name: 'Quiet, 1 member: total bases of the season' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('the fan bases show the club of a user', async () => {
  const page = await openPage({ width: 390, theme: 'dark' });
  const id = await signUpOverHttp(page, url, 'metropolitan');
  await page.goto(`${url}/leagues/fan-bases`);
  await page.getByText('You have no favorite team.').waitFor();
  await page.request.patch(`${url}/api/users/${id}`, { headers: { origin: url }, data: { favorite_team: 121 } });
  await page.reload();
  await page.getByText('You count for the fans of the Mets.').waitFor();
  await page.getByRole('link', { name: 'Week' }).click();
  await expect.poll(() => page.url()).toContain('period=week');
  expect(await findViolations(page)).toEqual([]);
});
