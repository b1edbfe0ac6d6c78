import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';

/** Picks the home club of a game for the user of the page without the form. */
export async function callHome(page: Page, url: string, { gamePk, teams: { away, home } }: GameCard): Promise<void> {
  const data = { game_Id: gamePk, predictedWinnerId: home.id, predictedLoserId: away.id };
  const response = await page.request.post(`${url}/api/predictions`, { headers: { origin: url }, data });
  expect(response.ok(), await response.text()).toBe(true);
}
