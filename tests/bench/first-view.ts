import { chromium } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser-server.ts';
import { startApp } from '#tests/support/start-app.ts';
import { measureFirstView } from './measure-first-view.ts';
import { percentile } from './percentile.ts';
import type { FirstView } from './measure-first-view.ts';

/** First view of the two pages that matter most, on a phone as Lighthouse simulates one; medians of five cold visits. */
const visits = 5;

const app = await startApp({ LEAGUE: 'simulated', NODE_ENV: 'production', HOST: '127.0.0.1' });
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());

try {
  const day = (await (await fetch(`${app.url}/api/games`)).json()) as {
    games: { gamePk: number; status: { phase: string } }[];
  };
  const live = day.games.find(({ status }) => status.phase === 'live');
  for (const path of ['/today', ...(live ? [`/TodaysGame/${live.gamePk}`] : [])]) {
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
