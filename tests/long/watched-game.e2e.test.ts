import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameResponseSchema, winProbabilitySchema, type WinProbability } from '#features/games/contract.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { midSeason } from '#tests/support/app/mid-season.ts';
import { openGames } from '#tests/support/app/open-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { startApp, type App, type Settings } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

const speed = { LEAGUE_SPEED: '60' };
const beforeFirstPitchMs = 4 * 60_000;
const patienceMs = 330_000;
const recorded = {
  gamePk: 777687,
  settings: { LEAGUE: `recorded:${recordingsFolder}`, LEAGUE_NOW: '2025-06-01T18:15:00Z' },
};

/** Both leagues and both widths in parallel, because a game lasts about three minutes at this speed. */
test(
  'games are watched from before the first pitch to Final without an error, a shift or a violation',
  async () => {
    const games = [await simulatedGame(), ...(hasRecordings ? [recorded] : [])];
    await Promise.all(games.map(({ gamePk, settings }) => watch(gamePk, settings)));
  },
  patienceMs,
);

async function watch(gamePk: number, settings: Settings): Promise<void> {
  const app = await startApp({ ...settings, ...speed });
  try {
    const pages = await Promise.all([openPage({ width: 390 }), openPage({ width: 1280 })]);
    expect((await read(app, gamePk)).status.phase).not.toBe('final');
    for (const page of pages) await page.goto(`${app.url}/TodaysGame/${gamePk}`);
    for (const word of ['Top 1st', 'Top 5th', /Final|Game is Complete/]) {
      await Promise.all(pages.map((page) => waitForText(page, word)));
      for (const page of pages) expect.soft(await findViolations(page)).toEqual([]);
    }
    const { status, totals } = await read(app, gamePk);
    expect(status.phase).toBe('final');
    for (const page of pages) {
      const scores = await page.getByRole('table').first().innerText();
      for (const side of [totals.away, totals.home]) expect(scores).toMatch(new RegExp(`\\b${side.runs}\\b`));
    }
    const { swing } = await readChances(app, gamePk);
    for (const page of pages) {
      // on a phone below "More"
      const text = await page.getByText('Biggest swings').locator('..').textContent();
      expect(text).toContain(`+${Math.round(Math.abs(swing?.change ?? Number.NaN) / 10)} point`);
    }
    expect(app.stderr()).toBe('');
  } finally {
    await app.stop();
  }
}

function waitForText(page: Page, word: string | RegExp) {
  return page.getByText(word).first().waitFor({ timeout: patienceMs });
}

async function read(app: App, gamePk: number): Promise<GameView> {
  const { view } = gameResponseSchema.parse(await (await fetch(`${app.url}/api/games/${gamePk}`)).json());
  if (!view) throw new Error(`Game ${gamePk} has no view.`);
  return view;
}

async function readChances(app: App, gamePk: number): Promise<WinProbability> {
  return winProbabilitySchema.parse(await (await fetch(`${app.url}/api/games/${gamePk}/win-probability`)).json());
}

/** The next game of the shared season, and settings that start the clock shortly before it. */
async function simulatedGame(): Promise<{ gamePk: number; settings: Settings }> {
  const [next] = await openGames(sharedApp().url);
  const { gamePk = 0, startsAt } = next ?? {};
  return {
    gamePk,
    settings: { ...midSeason, LEAGUE_NOW: new Date((startsAt ?? 0) - beforeFirstPitchMs).toISOString() },
  };
}
