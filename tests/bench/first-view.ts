import { chromium } from 'playwright-core';
import { isLive } from '#domain/game/predicates.ts';
import { launchBrowser } from '#tests/support/browser/browser-server.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { startApp } from '#tests/support/app/start-app.ts';
import { measureFirstView } from './measure/measure-first-view.ts';
import { percentile } from './measure/percentile.ts';
import type { FirstView } from './measure/measure-first-view.ts';

/** Measures the first view of Today and a live game on a phone as Lighthouse simulates it: medians of five visits with an empty cache. */
const visits = 5;

const app = await startApp({ LEAGUE: process.env.LEAGUE ?? 'simulated' });
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());

try {
  for (const path of await listPaths()) {
    const views: FirstView[] = [];
    for (let visit = 0; visit < visits; visit++) views.push(await measureFirstView(browser, `${app.url}${path}`));
    const median = (of: (view: FirstView) => number) => percentile(views.map(of), 50);
    process.stdout.write(
      `${path}: FCP ${median(({ fcp }) => fcp).toFixed(0)} ms, LCP ${median(({ lcp }) => lcp).toFixed(0)} ms, ` +
        `CLS ${median(({ cls }) => cls).toFixed(3)}, ${(median(({ bytes }) => bytes) / 1000).toFixed(0)} kB until loaded\n`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  await app.stop();
}

/** The paths of the command line, or Today and a live game. */
async function listPaths(): Promise<string[]> {
  const given = process.argv.slice(2);
  if (given.length > 0) return given;
  const live = (await readGames(app.url)).find(isLive);
  return ['/today', ...(live ? [`/TodaysGame/${live.gamePk}`] : [])];
}
