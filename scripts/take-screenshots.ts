import { isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { launchBrowser } from '#tests/support/browser/launch-browser.ts';

/** Takes the screenshots of the README from the running product: a fixed season at a fixed time. */
const folder = 'docs/screenshots';
const app = await startApp({ LEAGUE: 'simulated', LEAGUE_SEED: '1', LEAGUE_NOW: '2026-07-04T23:32:20Z' });
const browser = await launchBrowser();

try {
  const games = await readGames(app.url);
  const game = games.find((each) => isLive(each) && each.bases?.first != null) ?? games.find(isLive);
  await takeScreenshot('today', '/today', 1280, 'light');
  await takeScreenshot('live-game', `/TodaysGame/${game?.gamePk}`, 1280, 'light');
  await takeScreenshot('today-phone-dark', '/today', 390, 'dark');
  await takeScreenshot('live-game-phone-dark', `/TodaysGame/${game?.gamePk}`, 390, 'dark');
} finally {
  await browser.close();
  await app.stop();
}

async function takeScreenshot(name: string, path: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const page = await browser.newPage({ viewport, colorScheme, timezoneId: 'America/New_York' });
  await page.goto(`${app.url}${path}`, { waitUntil: 'load' });
  // the second time, the fonts are there before the first paint
  await page.reload({ waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
  process.stdout.write(`${folder}/${name}.png\n`);
}
