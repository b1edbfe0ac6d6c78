import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { gameResponseSchema } from '../../src/features/games/contract.ts';
import { startApp, type App } from '../../tests/support/app/start-app.ts';
import { captureFrames, type Frame } from './capture-frames.ts';
import { describeLatestEvent } from './describe-latest-event.ts';
import type { FilmPlan } from './film-plan.ts';
import type { Cue } from './web-vtt.ts';

/** Frames of the page and captions, each with its time in league seconds since the start of the film. */
export type Recording = { frames: Frame[]; cues: Cue[]; seconds: number };

/** Real seconds between the start of the league's clock and the first frame, in which the page loads. */
const warmUpSeconds = 40;
/** real seconds that the application takes to start; the league's clock begins during this time */
const startUpSeconds = 4;
export const size = { width: 1280, height: 800 };

async function readView(app: App, gamePk: number) {
  const response = await fetch(`${app.url}/api/games/${gamePk}`);
  return gameResponseSchema.parse(await response.json()).view;
}

/** Scrolls the page to the position of the plan. */
async function scrollToPlan(page: Page, to: FilmPlan['scrollTo']): Promise<void> {
  await page.evaluate((wanted) => {
    if (typeof wanted === 'number') return scrollTo({ top: wanted });
    const foot = document.querySelector(`[aria-label="${wanted}"]`)?.getBoundingClientRect().bottom ?? 0;
    return scrollTo({ top: scrollY + foot + 16 - innerHeight });
  }, to);
}

/** Records the span of a plan on the live page of a running application. */
export async function recordFilm(browser: Browser, plan: FilmPlan, folder: string): Promise<Recording> {
  const from = Date.parse(plan.from);
  const seconds = (Date.parse(plan.to) - from) / 1000;
  const { leagueSpeed } = plan;
  const now = new Date(from - warmUpSeconds * leagueSpeed * 1000).toISOString();
  const app = await startApp({
    LEAGUE: 'simulated',
    LEAGUE_SEED: plan.seed,
    LEAGUE_OPENING_DAY: plan.openingDay,
    LEAGUE_NOW: now,
    LEAGUE_SPEED: String(leagueSpeed),
  });
  const started = Date.now() + (warmUpSeconds - startUpSeconds) * 1000;
  const secondsNow = () => ((Date.now() - started) / 1000) * leagueSpeed;
  const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    await page.goto(`${app.url}/TodaysGame/${plan.gamePk}`, { waitUntil: 'networkidle' });
    // the second load has the fonts in the cache
    await page.reload({ waitUntil: 'load' });
    await scrollToPlan(page, plan.scrollTo);
    await sleep(Math.max(0, (-secondsNow() / leagueSpeed) * 1000));
    const { frames, stop } = await captureFrames(await page.context().newCDPSession(page), folder, secondsNow);
    const cues: Cue[] = [];
    while (secondsNow() < seconds) {
      await scrollToPlan(page, plan.scrollTo);
      const view = await readView(app, plan.gamePk);
      const text = view === undefined ? '' : describeLatestEvent(view, plan.captionDetail);
      if (text !== '' && text !== cues.at(-1)?.text) cues.push({ at: Math.max(0, secondsNow()), text });
      await sleep(1000);
    }
    await stop();
    return { frames, cues, seconds };
  } finally {
    await page.close();
    await app.stop();
  }
}
