import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { SceneFilm } from './record-scenes.ts';
import type { Scene, Stage } from './scene.ts';

/** Moves the pointer to the middle of an element in a visible way, and clicks it. */
async function click(page: Page, locator: ReturnType<Page['locator']>): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await sleep(250);
  await locator.click();
}

async function open(page: Page, url: string, name: RegExp | string): Promise<void> {
  await page.mouse.move(-50, -50);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByText(name).first().waitFor();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const gamePage = (stage: Stage, kind: 'live' | 'final', place = 0) =>
  `${stage.url}/TodaysGame/${stage[kind][place] ?? 0}`;

/** Scrolls a region to the top of the window, below a margin. */
async function scrollTo(page: Page, region: string): Promise<void> {
  await page.evaluate((label) => {
    const top = document.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top - 40 });
  }, region);
}

/** Shows a window above the page, which a recording of the page does not contain, as pictures of it. */
async function showAbove(page: Page, small: Page, seconds: number): Promise<void> {
  await small.setViewportSize({ width: 400, height: 250 });
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const source = `data:image/png;base64,${(await small.screenshot()).toString('base64')}`;
    await page.evaluate((src) => {
      const known = document.querySelector<HTMLImageElement>('#small-window');
      const picture = known ?? document.createElement('img');
      const look = { position: 'fixed', right: '32px', bottom: '32px', width: '400px', height: '250px', zIndex: '98' };
      const frame = {
        borderTop: '24px solid #33404b',
        boxShadow: '0 12px 40px rgb(0 0 0 / 0.45)',
        borderRadius: '8px',
      };
      Object.assign(picture.style, look, frame, { boxSizing: 'content-box', maxWidth: 'none' });
      Object.assign(picture, { id: 'small-window', src });
      if (known === null) document.body.append(picture);
    }, source);
    await sleep(700);
  }
}

const scenes: readonly Scene[] = [
  {
    caption: 'Today: every game, live. This league is simulated.',
    seconds: 5,
    prepare: (page, { url }) => open(page, `${url}/today`, 'Click Live game!'),
    act: async (page) => {
      await sleep(2000);
      await page.mouse.wheel(0, 250);
    },
  },
  {
    caption: 'A game, pitch by pitch: the zone, the bases, the play log.',
    seconds: 6,
    prepare: (page, stage) => open(page, gamePage(stage, 'live'), 'Live, pitch by pitch'),
    act: async (page) => {
      await sleep(2500);
      await page.mouse.wheel(0, 420);
    },
  },
  {
    caption: 'Hold stops all updates until you resume.',
    seconds: 8,
    prepare: (page, stage) => open(page, gamePage(stage, 'live'), 'Live, pitch by pitch'),
    act: async (page) => {
      await click(page, button(page, 'Hold'));
      await sleep(3500);
      await click(page, button(page, 'Resume'));
    },
  },
  {
    caption: 'Delay matches your broadcast. Sync: choose the pitch that you see.',
    seconds: 8,
    prepare: async (page, stage) => {
      await open(page, gamePage(stage, 'live', 1), 'Live, pitch by pitch');
      await button(page, 'Delay').click();
      // pitches can be chosen after they arrived
      await page.waitForFunction(
        () => document.querySelector('dialog button:not(:disabled)')?.textContent?.startsWith('Sync'),
        null,
        { timeout: 120_000 },
      );
      await page.keyboard.press('Escape');
    },
    act: async (page) => {
      await click(page, button(page, 'Delay'));
      await sleep(1500);
      await click(page, button(page, /^Sync/));
      await sleep(1200);
      await click(page, page.getByRole('button', { name: /pitch to .* s ago/ }).first());
    },
  },
  {
    caption: 'Hide scores: no result on any page, until you open a game.',
    seconds: 7,
    prepare: async (page, { url }) => {
      await page.context().clearCookies();
      await open(page, `${url}/today`, 'Click Live game!');
    },
    act: async (page) => {
      await click(page, button(page, 'Hide scores').first());
      const all = page.getByRole('radio', { name: 'Hide the scores of all clubs' });
      await all.waitFor();
      await click(page, all);
      await Promise.all([page.waitForEvent('load'), click(page, button(page, 'Save'))]);
      await button(page, 'Scores are hidden').first().waitFor();
      await sleep(1500);
      await page.mouse.wheel(0, 250);
    },
  },
  {
    caption: 'Replay: a game with plays, from its first pitch or any later one.',
    seconds: 8,
    prepare: async (page, stage) => {
      await page.context().clearCookies();
      await open(page, `${gamePage(stage, 'final')}?at=0`, 'Replay, not live');
      await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    },
    act: async (page) => {
      await click(page, button(page, /more of the replay/));
      await click(page, button(page, 'Next scoring play'));
      await sleep(900);
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('20');
      await page.keyboard.press('Escape');
      await click(page, button(page, 'Play'));
    },
  },
  {
    caption: 'Win probability: line, plays and pitches move together.',
    seconds: 7,
    prepare: async (page, stage) => {
      await open(page, gamePage(stage, 'final'), 'Winning pitcher');
      await scrollTo(page, 'Win probability');
    },
    act: async (page) => {
      const plot = page.getByRole('img', { name: /^Win probability by inning/ });
      const { x = 0, y = 0, width = 0, height = 0 } = (await plot.boundingBox()) ?? {};
      for (let part = 0.1; part < 0.95; part += 0.06) {
        await page.mouse.move(x + width * part, y + height / 2, { steps: 2 });
        await sleep(150);
      }
    },
  },
  {
    caption: 'The scorecard of every game. Select a square to read its play.',
    seconds: 7,
    prepare: (page, stage) => open(page, `${gamePage(stage, 'final')}/scorecard`, /^Scorecard: /),
    act: async (page) => {
      await sleep(1200);
      await click(page, page.getByRole('table').first().locator('[data-cell]').nth(3));
    },
  },
  {
    caption: 'Listening mode: from scores only to everything, with keys and sounds.',
    seconds: 7,
    prepare: async (page, stage) => {
      await open(page, gamePage(stage, 'live'), 'Live, pitch by pitch');
      await button(page, 'Listen').click();
      const level = page.getByRole('radio', { name: /^Every pitch/ });
      await level.waitFor();
      await level.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    },
    act: async (page) => {
      await sleep(1200);
      await page.getByRole('radio', { name: /^Every pitch/ }).check({ force: true });
      await sleep(1500);
      await page.mouse.wheel(0, 220);
    },
  },
  {
    caption: 'The text version: at most 10 kB, also for terminals and braille displays.',
    seconds: 5,
    prepare: (page, stage) => open(page, `${gamePage(stage, 'live')}/text`, 'This game with pictures'),
  },
  {
    caption: 'A small window stays above your other windows.',
    seconds: 6,
    prepare: (page, stage) => open(page, gamePage(stage, 'live', 1), 'Live, pitch by pitch'),
    act: async (page) => {
      const small = button(page, 'Small window');
      const [opened] = await Promise.all([page.waitForEvent('popup'), click(page, small)]);
      await opened.getByRole('article').waitFor();
      await showAbove(page, opened, 5);
      await opened.close();
    },
  },
  {
    caption: 'The wall: nine games for a television, or over a stream.',
    seconds: 6,
    prepare: (page, { url }) => open(page, `${url}/wall?theme=dark`, 'Next lock'),
  },
  {
    caption: 'Follow players: Today says when they bat.',
    seconds: 7,
    prepare: async (page, stage) => {
      await open(page, gamePage(stage, 'live'), 'Live, pitch by pitch');
      for (const star of (await page.getByRole('button', { name: /^Follow / }).all()).slice(0, 2)) await star.click();
      await open(page, `${stage.url}/today`, 'Click Live game!');
    },
  },
];

/** The film of the article "How to watch". */
export const howToWatch: SceneFilm = {
  name: 'how-to-watch',
  settings: {
    LEAGUE: 'simulated',
    LEAGUE_SEED: '1',
    LEAGUE_OPENING_DAY: '2026-03-26',
    LEAGUE_NOW: '2026-06-06T00:10:00Z',
    LEAGUE_SPEED: '4',
    SIMULATED_FANS: '60',
  },
  dayOfFinals: '2026-06-04',
  scenes,
};
