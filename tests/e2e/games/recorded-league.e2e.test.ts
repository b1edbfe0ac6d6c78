import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameResponse } from '#features/games/contract.ts';
import { startApp, type App } from '#tests/support/app/start-app.ts';
import { findViolations } from '#tests/support/browser/find-violations.ts';
import { openPage } from '#tests/support/browser/open-page.ts';
import { hasRecordings, readOfficialLineScore, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

const shown = ({ runs, hits, errors }: { runs?: number; hits?: number; errors?: number }) => ({ runs, hits, errors });

/** Real games from recordings next to the checkout; skipped when they are absent. */
describe.skipIf(!hasRecordings)('the recorded league', () => {
  let app: App;

  beforeAll(async () => {
    app = await startApp({ LEAGUE: `recorded:${recordingsFolder}` });
  });

  afterAll(async () => {
    await app.stop();
  });

  const read = async (gamePk: number): Promise<GameResponse> =>
    (await (await fetch(`${app.url}/api/games/${gamePk}`)).json()) as GameResponse;

  test('shows 746139 of 2024-06-11 in progress in the seventh, as recorded', async () => {
    const { view } = await read(746139);
    const { lineScore } = readOfficialLineScore(746139);
    expect(view).toMatchObject({ officialDate: '2024-06-11', inning: 7, status: { phase: 'live' } });
    expect(view?.lineScore.slice(0, 6)).toEqual(lineScore.slice(0, 6));
  });

  test.each([777687, 744914])('shows %i finished with the official line score', async (gamePk) => {
    const { view } = await read(gamePk);
    const { lineScore, totals } = readOfficialLineScore(gamePk);
    expect(view?.status.phase).toBe('final');
    expect(view?.lineScore).toEqual(lineScore);
    expect(view?.totals).toMatchObject({ away: shown(totals.away), home: shown(totals.home) });
  });

  test.each([746139, 744914])('the page of %i is accessible', async (gamePk) => {
    // the seasons of the pitchers are not recorded; the page shows their pitches of the game alone
    const page = await openPage({ width: 390, allowedProblems: [/404 .*\/api\/players\/\d+\/season$/] });
    await page.goto(`${app.url}/TodaysGame/${gamePk}`, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
