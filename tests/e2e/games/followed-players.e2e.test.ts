import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameResponseSchema } from '#features/games/contract.ts';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { signUpOverHttp } from '#tests/support/app/sign-up-over-http.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { visit } from '#tests/support/browser/visit.ts';

const { url } = sharedApp();

/** A player in the lineup of a live game. */
async function readLivePlayer() {
  const game = (await readGames(url)).find(({ status }) => status.phase === 'live');
  const { view } = gameResponseSchema.parse(await (await fetch(`${url}/api/games/${game?.gamePk}`)).json());
  const id = view?.lineups.home[3]?.playerId ?? 0;
  return { id, name: view?.people[id] ?? '' };
}

/** Opens the page of a player and clicks the star. */
async function clickStar(page: Page, { id, name }: { id: number; name: string }, isFollowed: boolean): Promise<void> {
  await page.goto(`${url}/player/${id}/`);
  const star = page.getByRole('button', { name: `Follow ${name}`, pressed: !isFollowed });
  await star.click();
  await page.getByRole('button', { name: `Follow ${name}`, pressed: isFollowed }).waitFor();
}

test('a visitor follows a player on this device; signing in moves the player into the account', async () => {
  const player = await readLivePlayer();
  const page = await openPage({ width: 390 });
  await clickStar(page, player, true);
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`${url}/today`);
  const strip = page.getByRole('region', { name: 'Followed players' });
  await strip.getByRole('link').first().waitFor();
  expect(await findViolations(page)).toEqual([]);

  await signUpOverHttp(page, url, 'follows-players');
  await page.goto(`${url}/`);
  await strip.getByText('are in your account now').waitFor();
  await strip.getByRole('link').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('followed-players'))).toBeNull();
  await clickStar(page, player, false);
  await page.goto(`${url}/today`);
  await strip.getByText('Follow players with the star').waitFor();
});

test('before the game, a starting pitcher has its time, and opens the page of the player', async () => {
  const pitchers = (await readGames(url)).filter(isPickable).map(({ teams }) => teams.home.probablePitcher);
  const pitcher = pitchers.find((each) => each !== null);
  if (!pitcher) throw new Error('No starting pitcher is announced.');
  const page = await openPage({ width: 390 });
  await clickStar(page, pitcher, true);
  await page.goto(`${url}/`);
  const strip = page.getByRole('region', { name: 'Followed players' });
  await strip.getByRole('link', { name: /starts at \d+:\d\d [AP]M/ }).click();
  await page.waitForURL(new RegExp(`/player/${pitcher.id}`));
});

test('the batter of a live game and its lineups have stars', async () => {
  const game = (await readGames(url)).find(({ status }) => status.phase === 'live');
  const page = await visit(`/TodaysGame/${game?.gamePk}`, { width: 1280, theme: 'dark' });
  await page
    .getByRole('button', { name: /^Follow / })
    .nth(1)
    .waitFor();
  await page.getByText('Follow players').first().click();
  await page
    .getByRole('button', { name: /^Follow / })
    .nth(8)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
});
