import { beforeAll, describe, expect, test } from 'vitest';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

describe('the win probability of a live game', () => {
  const app = sharedApp();
  let pageUrl: string;

  beforeAll(async () => {
    const live = (await readGames(app.url)).find(({ status, inning }) => status.phase === 'live' && (inning ?? 0) > 2);
    pageUrl = `${app.url}/TodaysGame/${live?.gamePk}`;
  });

  test('moves the line, the log and the pitches with the arrow keys, and stays on the screen of a phone', async () => {
    const page = await openPage({ width: 390 });
    await page.goto(pageUrl);
    await page.getByRole('radio', { name: 'More' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Play by play, and what if').click();
    const slider = page.getByRole('slider', { name: 'Play' });
    await slider.press('Home');
    await page.waitForURL(/\?play=0$/);
    await page.locator('[aria-label="Play log"] a[aria-current="true"]').waitFor({ state: 'attached' });
    await page.getByText('An out', { exact: true }).waitFor();
    await page.getByText(/^(Low|Medium|High|Very high): /).waitFor();
    await slider.press('ArrowRight');
    await page.waitForURL(/\?play=1$/);
    expect(await slider.isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  test('opens the play that is clicked first, before the pointer has moved over the line', async () => {
    const page = await openPage();
    await page.goto(pageUrl);
    const plot = page.getByRole('img', { name: /^Win probability by inning/ });
    await page.getByRole('region', { name: 'Play log' }).getByRole('link').first().waitFor();
    await plot.scrollIntoViewIfNeeded();
    await plot.click({ position: { x: 60, y: 60 }, force: true });
    await page.waitForURL(/\?play=\d+$/);
  });

  test('marks the play at the pointer and shows its pitches, and a click opens it; the biggest swings are links', async () => {
    const page = await openPage();
    await page.goto(pageUrl);
    const chance = page.getByRole('region', { name: 'Win probability' });
    const plot = chance.getByRole('img', { name: /^Win probability by inning/ });
    await page.getByRole('region', { name: 'Play log' }).getByRole('link').first().waitFor();
    await plot.scrollIntoViewIfNeeded();
    let x = 40;
    const hover = async () => {
      x = 80 - x - 1;
      await plot.hover({ position: { x, y: 60 }, force: true });
      return page.locator('li[data-pointed]').count();
    };
    await expect.poll(hover).toBe(1);
    // the plate appearances of the simulated league have pitches with locations
    expect(await chance.locator('svg [data-result]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('li[data-pointed]').count()).toBe(0);
    await plot.click({ position: { x: 40, y: 60 }, force: true });
    await page.waitForURL(/\?play=\d+$/);
    const opened = page.url();
    await chance
      .getByRole('link', { name: /points? for the/ })
      .first()
      .click();
    await page.waitForURL((url) => url.href !== opened);
  });
});
