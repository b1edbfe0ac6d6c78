import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { gamesDaySchema } from '../../src/features/games/contract.ts';
import { startApp } from '../../tests/support/app/start-app.ts';
import { captureFrames } from './capture-frames.ts';
import { type Recording, size } from './record-film.ts';
import type { Scene, Stage } from './scene.ts';

/** A film of scenes on several pages. The league's clock runs faster than the film. */
export type SceneFilm = {
  name: string;
  settings: Record<string, string>;
  /** league days whose ended games can be shown, YYYY-MM-DD */
  dayOfFinals: string;
  scenes: readonly Scene[];
};

async function readGames(url: string, phase: 'live' | 'final', day = ''): Promise<number[]> {
  const { games } = gamesDaySchema.parse(await (await fetch(`${url}/api/games${day}`)).json());
  return games.filter(({ status }) => status.phase === phase).map(({ gamePk }) => gamePk);
}

/** Shows a pointer, which a recording of a page does not contain. */
async function addPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const pointer = document.createElement('div');
      const look = { position: 'fixed', zIndex: '99', width: '22px', height: '22px', borderRadius: '50%' };
      const color = { background: 'rgb(179 38 30 / 0.35)', border: '2px solid rgb(179 38 30)', pointerEvents: 'none' };
      Object.assign(pointer.style, look, color, { left: '-40px', top: '-40px' });
      document.body.append(pointer);
      addEventListener('mousemove', ({ clientX, clientY }) => {
        Object.assign(pointer.style, { left: `${clientX - 11}px`, top: `${clientY - 11}px` });
      });
    });
  });
}

/** Records the scenes one after the other. The film stands still while the next page is opened. */
export async function recordScenes(browser: Browser, film: SceneFilm, folder: string): Promise<Recording> {
  const app = await startApp(film.settings);
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', timezoneId: 'America/New_York' });
  const recording: Recording = { frames: [], cues: [], seconds: 0 };
  try {
    const page = await context.newPage();
    await addPointer(page);
    const final = await readGames(app.url, 'final', `?date=${film.dayOfFinals}`);
    const stage: Stage = { url: app.url, live: await readGames(app.url, 'live'), final };
    for (const [index, scene] of film.scenes.entries()) {
      await scene.prepare(page, stage);
      // a page that was just opened still loads pictures
      await sleep(1000);
      await recordScene(page, scene, { recording, stage, folder: join(folder, String(index)) });
      process.stdout.write(`  ${recording.seconds.toFixed(1)} s  ${scene.caption}\n`);
    }
    return recording;
  } finally {
    await context.close();
    await app.stop();
  }
}

type Place = { recording: Recording; stage: Stage; folder: string };

async function recordScene(page: Page, scene: Scene, { recording, stage, folder }: Place): Promise<void> {
  await mkdir(folder);
  const started = Date.now();
  const start = recording.seconds;
  const secondsNow = () => (Date.now() - started) / 1000;
  const session = await page.context().newCDPSession(page);
  const { frames, stop } = await captureFrames(session, folder, secondsNow);
  await Promise.all([scene.act?.(page, stage), sleep(scene.seconds * 1000)]);
  const taken = secondsNow();
  await stop();
  await session.detach();
  // on a busy machine a scene takes longer than it should, so it is shown faster
  const pace = Math.min(1, scene.seconds / taken);
  recording.frames.push(...frames.map(({ file, at }, index) => ({ file, at: start + (index === 0 ? 0 : at * pace) })));
  recording.cues.push({ at: start, text: scene.caption });
  recording.seconds = start + scene.seconds;
}
