import { expect, test } from 'vitest';
import { callHome } from '#tests/support/app/call-home.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findBrokenRhythm } from '#tests/support/browser/find-broken-rhythm.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

test('a visitor reads what the page is for, and can sign in', async () => {
  const page = await visit('/my-picks');
  await page.getByText('Sign in to follow your picks of the day').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
});

test('the picks are readable without scripts', async () => {
  const { url } = sharedApp();
  const page = await openPage({ width: 390, javaScript: false });
  await signUpOverHttp(page, url, 'quiet-caller');
  const [first, second] = await openGames(url);
  if (first === undefined || second === undefined) throw new Error('No open games');
  await callHome(page, url, first);
  await page.goto(`${url}/my-picks`);
  await page.locator('main ol > li[data-state="open"]').getByText(`Called: ${first.teams.home.shortName}.`).waitFor();
  await page.getByRole('link', { name: `${second.teams.away.shortName} at ${second.teams.home.shortName}` }).waitFor();
  await page.getByRole('heading', { name: /^Your next pick/ }).waitFor();
});

test('on a phone, the first pick is near the top', async () => {
  const { url } = sharedApp();
  const page = await openPage({ width: 390 });
  await signUpOverHttp(page, url, 'first-row-caller');
  for (const game of await openGames(url)) await callHome(page, url, game);
  await page.goto(`${url}/my-picks`);
  const first = await page.locator('main ol > li[data-state="open"]').first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(200);
  expect(await findBrokenRhythm(page)).toEqual([]);
});

test('on a desktop, the way on is beside the lock, and Home has each forecast in one line', async () => {
  const { url } = sharedApp();
  const page = await openPage();
  await page.setViewportSize({ width: 1024, height: 768 });
  await signUpOverHttp(page, url, 'one-line-caller');
  const [first] = await openGames(url);
  if (first === undefined) throw new Error('No open games');
  await callHome(page, url, first);
  await page.goto(`${url}/my-picks`);
  const middleOf = async (text: RegExp) => {
    const box = await page.locator('main').getByText(text).first().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middleOf(/^Pick all \d+ open games$/)) - (await middleOf(/^Locks in /)))).toBeLessThan(8);
  await page.goto(url);
  const forecast = page.getByRole('list', { name: 'Your picks of the evening' }).getByText(/% forecast$/);
  // the league computes it after its start
  const count = async () => {
    await page.reload();
    return forecast.count();
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(1);
  expect((await forecast.boundingBox())?.height).toBeLessThan(24);
  const followed = await page.getByRole('region', { name: 'Followed players' }).boundingBox();
  const next = await page.getByRole('region', { name: /^Your next pick/ }).boundingBox();
  expect((followed?.x ?? Infinity) + (followed?.width ?? 0)).toBeLessThan(next?.x ?? 0);
  expect(followed?.y).toBeLessThan((next?.y ?? 0) + (next?.height ?? 0));
});
