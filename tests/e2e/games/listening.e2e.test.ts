import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameLogResponseSchema } from '#features/games/contract.ts';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { sharedApp } from '#tests/support/app/shared-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';

/** The sentences of the live region, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('[role=status][aria-live]');
    const note = () => void texts.push(region?.textContent?.trim() ?? '');
    if (region) new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}

describe('listening mode', () => {
  const app = sharedApp();
  let pageUrl: string;
  /** the start of the first plate appearance in which runs score */
  let beforeRuns: number;
  /** the start of the last plate appearance of the first half-inning */
  let beforeHalf: number;

  beforeAll(async () => {
    const final = (await readGames(app.url)).find(({ status }) => status.phase === 'final');
    pageUrl = `${app.url}/TodaysGame/${final?.gamePk}`;
    const log = gameLogResponseSchema.parse(await (await fetch(`${app.url}/api/games/${final?.gamePk}/log`)).json());
    const plays = plateAppearances(log);
    beforeRuns = plays.find(({ isScoring }) => isScoring)?.startedAt ?? 0;
    beforeHalf = plays.findLast(({ inning, half }) => inning === 1 && half === 'top')?.startedAt ?? 0;
  });

  test('announces half-innings without being opened, and nothing if that is chosen', async () => {
    const page = await openPage();
    await page.goto(`${pageUrl}?at=${beforeHalf}`);
    const next = page.getByRole('button', { name: 'Next pitch' });
    const said = await listen(page);
    const goOn = async () => {
      await next.click();
      return said();
    };
    await expect.poll(goOn, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/^Middle of the 1st: \D+ \d+, /));
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    expect(await page.getByRole('radio', { name: /^Scores and half-innings/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Nothing' }).check();
    await page.goto(`${pageUrl}?at=${beforeHalf}`);
    const silent = await listen(page);
    const board = page.getByRole('region', { name: 'Scoreboard' });
    const read = async () => {
      await next.click();
      return board.innerText();
    };
    await expect.poll(read, { timeout: 30_000 }).toContain('Bottom 1st');
    expect(await silent()).toEqual([]);
  });

  test('announces pitches, answers keys, has a log, is remembered, and says only scores in a fast replay', async () => {
    const page = await openPage({ width: 390, theme: 'dark' });
    await page.goto(`${pageUrl}?at=0`);
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await page.getByRole('radio', { name: /^Every pitch/ }).check();
    await page.getByRole('checkbox', { name: /^Single keys/ }).check();
    await page.getByRole('checkbox', { name: /^Sounds/ }).check();
    await page
      .getByRole('log', { name: 'Plays and pitches' })
      .getByRole('heading', { name: /^At bat: / })
      .waitFor();
    const said = await listen(page);
    await page.getByRole('button', { name: 'Next pitch' }).click();
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect.poll(said).toContainEqual(expect.stringMatching(/(Ball|Strike|Foul|In play).*\. \d and \d\.$|\w\.$/));
    await page.keyboard.press('s');
    await expect.poll(said).toContainEqual(expect.stringMatching(/^Top 1st\. .* 0, .* 0\.$/));
    await page.getByRole('button', { name: 'Batter and pitcher' }).click();
    await expect.poll(said).toContainEqual(expect.stringMatching(/ bats (right|left) against /));
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`${pageUrl}?at=${beforeRuns}`);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.getByRole('button', { name: /more of the replay/ }).click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('20');
    await page.keyboard.press('Escape');
    const fast = await listen(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    // the setting for single keys was stored
    await page.keyboard.press('z');
    await expect.poll(fast).toContain('How many challenges were left then is not known.');
    await expect.poll(async () => (await fast()).length, { timeout: 30_000 }).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect((await fast()).slice(1).filter((text) => !/^\D+ \d+, \D+ \d+, (top|bottom|middle|end) /.test(text))).toEqual(
      [],
    );
  });
});
