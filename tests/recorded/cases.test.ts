import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderPage } from '#app/rendering/entry-server.tsx';
import { pagesOf } from '#app/testing/pages-of.ts';
import { textOf } from '#app/testing/render-with.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { respondWith } from '#tests/support/upstream/scripted-upstream.ts';

const folder = join(recordingsFolder, '..', 'cases');
const part = z.record(z.string(), z.unknown());
const feedSchema = z.looseObject({ gameData: part, liveData: part });
const caseSchema = z.object({
  schedule: part,
  feed: feedSchema.partial().extend({ http: z.number().optional(), body: z.string().optional() }),
});

/** What the pages show if game 7 is the game of a case: its row of the schedule, and its feed over a recorded one. */
async function showCase(name: string, row: object = {}) {
  const { schedule, feed } = caseSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const { http, body } = feed;
  const { app, upstream } = await startTestApp({ pages: pagesOf(renderPage) });
  upstream.changes = { 7: { ...row, ...schedule } };
  if (http === undefined) {
    const recorded = feedSchema.parse(readRecordedBody('live/live-746139-inprogress-2024-06-11-TEX-LAD-B7.json'));
    const gameData = { ...recorded.gameData, ...feed.gameData, game: { ...part.parse(feed.gameData?.game), pk: 7 } };
    const datetime = { dateTime: '2031-06-01T17:00:00Z', officialDate: '2031-06-01' };
    // the case has only the last of the recorded plays
    const liveData = { ...recorded.liveData, ...feed.liveData, plays: recorded.liveData.plays };
    upstream.respondAsFeed = respondWith({ ...recorded, gamePk: 7, gameData: { ...gameData, datetime }, liveData });
  } else {
    upstream.respondAsFeed = (response) => void response.writeHead(http).end(body);
  }
  const read = async (url: string) => {
    const response = await app.inject(url);
    expect(response.statusCode, url).toBe(200);
    return response;
  };
  const games = (await read('/api/games?date=2031-06-01')).json<{ games: { gamePk: number }[] }>().games;
  return {
    page: textOf((await read('/TodaysGame/7')).body),
    text: (await read('/TodaysGame/7/text.txt')).body.replaceAll(/\s+/g, ' '),
    game: (await read('/api/games/7')).json<unknown>(),
    card: games.find(({ gamePk }) => gamePk === 7),
  };
}

describe.skipIf(!existsSync(folder))('a case that people reported (needs ../shared/cases)', () => {
  test('a feed that always fails: the score of the schedule, and that details are missing', async () => {
    const team = (id: number, name: string, score: number) => ({ team: { id, name, teamName: name }, score });
    const half = (runs: number) => ({ runs, hits: runs, errors: 0 });
    const linescore = { currentInning: 9, inningState: 'Bottom', teams: { away: half(2), home: half(14) } };
    const teams = { away: team(140, 'Rangers', 2), home: team(119, 'Dodgers', 14) };
    const { page, text, game, card } = await showCase('feed-always-500.json', { teams, linescore });
    expect(game).toMatchObject({
      freshness: { isPartial: true },
      view: { status: { phase: 'final' }, totals: { away: { runs: 2 }, home: { runs: 14 } } },
    });
    expect(card).toMatchObject({ status: { phase: 'final' }, teams: { away: { score: 2 }, home: { score: 14 } } });
    expect(text).toContain('Rangers 2, Dodgers 14');
    expect(text).toContain('does not send the details of this game');
    expect(page).toContain('Game is Complete');
    expect(page).toMatch(/2 runs.*14 runs/);
  });

  test('a suspended game that was canceled: canceled everywhere, without a chance to win', async () => {
    const { page, text, game, card } = await showCase('suspended-then-cancelled.json');
    const status = { phase: 'void', text: 'Cancelled: Rain', detail: 'canceled' };
    expect(game).toMatchObject({ view: { status, inning: null, onDeckId: null, plateAppearance: null } });
    expect(card).toMatchObject({ status });
    for (const shown of [page, text]) {
      expect(shown).toContain('Cancelled');
      expect(shown).not.toMatch(/Suspended|to win|On deck/i);
    }
  });
});
