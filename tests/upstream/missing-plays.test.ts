import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderPage } from '#app/rendering/entry-server.tsx';
import { pagesOf } from '#app/testing/pages-of.ts';
import { textOf } from '#app/testing/render-with.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { GamesDay, GameResponse, Plays, WinProbability } from '#features/games/contract.ts';
import type { GameScorecard } from '#features/scorecard/contract.ts';
import { inventedFeed, inventedPlays } from '#sources/statsapi/live/testing/invented-feed.ts';
import { final, inProgress } from '#sources/statsapi/testing/invented-upstream.ts';
import { readRecordedFeed, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

/** The application with an upstream whose game 7 has such a feed, and such a row in the schedule. */
async function startWith(feed: object, row: object) {
  const { app, upstream, time } = await startTestApp({ pages: pagesOf(renderPage) });
  upstream.feedChanges = { ...feed, gamePk: 7 };
  upstream.changes = { 7: row };
  const body = async (path: string, cookie = '') => (await app.inject({ url: path, headers: { cookie } })).body;
  return {
    time,
    read: async <T>(path: string, cookie?: string): Promise<T> => JSON.parse(await body(path, cookie)),
    text: async (path: string, cookie?: string) => textOf(await body(path, cookie)),
  };
}

type Site = Awaited<ReturnType<typeof startWith>>;

const pages = {
  page: '/TodaysGame/7',
  scorecard: '/TodaysGame/7/scorecard',
  today: '/today',
  text: '/TodaysGame/7/text.txt',
  dayText: '/today/text.txt',
  embed: '/embed/games/7',
};

/** What pages, card, API, text version and embed show of game 7. */
async function readEverywhere({ read, text }: Site) {
  const { games } = await read<GamesDay>('/api/games');
  const { view } = await read<GameResponse>('/api/games/7');
  const texts = await Promise.all(Object.entries(pages).map(async ([name, path]) => [name, await text(path)] as const));
  return { view, card: games.find(({ gamePk }) => gamePk === 7), texts: Object.fromEntries(texts) };
}

const team = (id: number, name: string, score?: number) => ({
  team: { id, name: `Invented ${name}`, teamName: name, abbreviation: name.slice(0, 3).toUpperCase() },
  ...(score !== undefined && { score }),
});
const rowOf = (status: object, away?: number, home?: number) => ({
  status,
  teams: { away: team(9001, 'Ospreys', away), home: team(9002, 'Herons', home) },
});
const half = (runs: number, hits = runs, errors = 0) => ({ runs, hits, errors });
const linescore = {
  scheduledInnings: 9,
  currentInning: 2,
  inningState: 'Bottom',
  outs: 3,
  innings: [
    { num: 1, away: half(1, 1, 1), home: half(0) },
    { num: 2, away: half(0), home: half(3) },
  ],
  teams: { away: half(1, 1, 1), home: half(3) },
};

describe('a game that is over, of which only the first plays are known', () => {
  const { liveData } = inventedFeed(inventedPlays);
  const feed = inventedFeed(inventedPlays, { status: final, live: { ...liveData, linescore } });
  const missing = 'Plays of the 1st and the 2nd inning are missing.';

  test('has its official figures everywhere, and says what is missing', async () => {
    const site = await startWith(feed, rowOf(final, 1, 3));
    const { view, card, texts } = await readEverywhere(site);
    expect(view).toMatchObject({ totals: linescore.teams, inning: 2 });
    expect(card?.teams).toMatchObject({ away: { score: 1 }, home: { score: 3 } });
    expect(texts.page).toContain('OSP 1 · HER 3');
    expect(texts.page).toContain('OSP 1 0 1 1 1 HER 0 3 3 3 0');
    expect(texts.today).toMatch(/Ospreys[^0-9]* 1 .*Herons[^0-9]* 3 /);
    expect(texts.text).toContain('Score: Ospreys 1, Herons 3.');
    expect(texts.dayText).toContain('Ospreys 1, Herons 3.');
    expect(texts.embed).toMatch(/Ospreys – 1 Herons – 3/);
    for (const name of ['page', 'text', 'scorecard']) expect(texts[name], name).toContain(missing);
    expect(texts.page).not.toContain('Biggest swings');
    expect(texts.scorecard).not.toContain('The card proves');
  });

  test('says so in each answer that is computed from plays', async () => {
    const { read } = await startWith(feed, rowOf(final, 1, 3));
    const { missingPlays } = await read<Plays>('/api/games/7/plays');
    expect(missingPlays).toHaveLength(4);
    expect(await read<WinProbability>('/api/games/7/win-probability')).toMatchObject({ missingPlays, swing: null });
    expect(await read<GameScorecard>('/api/games/7/scorecard')).toMatchObject({ missingPlays });
  });

  test('does not show its score to a viewer who holds an earlier moment', async () => {
    const { read } = await startWith(feed, rowOf(final, 1, 3));
    const held = Date.parse('2031-06-01T18:03:00Z');
    const { view } = await read<GameResponse>('/api/games/7', `held=${held}`);
    expect(view).toMatchObject({ totals: { away: { runs: 1 }, home: { runs: 0 } }, missingPlays: [] });
    expect(view?.status.phase).toBe('live');
  });
});

test('in a live game, the official figures win once a half-inning has lacked plays for a minute', async () => {
  const { liveData } = inventedFeed(inventedPlays);
  const live = { ...linescore, currentInning: 1, inningState: 'Middle', innings: [{ num: 1, away: half(4) }] };
  const feed = {
    ...inventedFeed(inventedPlays, { live: { ...liveData, linescore: live } }),
    metaData: { wait: 10, timeStamp: '20310601_190001' },
  };
  const { read, time } = await startWith(feed, rowOf(inProgress, 4, 0));
  const readView = async () => (await read<GameResponse>('/api/games/7')).view;
  expect(await readView()).toMatchObject({ totals: { away: { runs: 1 } }, missingPlays: [] });
  time.pass(61_000);
  await vi.waitFor(async () =>
    expect(await readView()).toMatchObject({
      totals: { away: { runs: 4 } },
      missingPlays: [{ inning: 1, half: 'top' }],
    }),
  );
});

describe('a game without plays', () => {
  const emptyFeed = (status: Record<string, unknown>, teams: object = {}) =>
    inventedFeed([], { status, live: { plays: { allPlays: [] }, linescore: { innings: [], teams } } });
  const suspended = { abstractGameState: 'Live', detailedState: 'Suspended: Rain', statusCode: 'UR' };
  const forfeited = { abstractGameState: 'Final', detailedState: 'Forfeit', statusCode: 'QR' };
  const postponed = { abstractGameState: 'Final', detailedState: 'Postponed', statusCode: 'DR' };
  const canceled = { abstractGameState: 'Final', detailedState: 'Cancelled', statusCode: 'CR' };

  test.each([
    ['its line score', { away: half(4, 8, 1), home: half(7, 9) }],
    ['the schedule', {}],
  ])('that is over has the score of %s everywhere', async (_, totals) => {
    const { view, card, texts } = await readEverywhere(await startWith(emptyFeed(final, totals), rowOf(final, 4, 7)));
    expect(view).toMatchObject({ inning: null, totals: { away: { runs: 4 }, home: { runs: 7 } } });
    expect(card?.teams).toMatchObject({ away: { score: 4 }, home: { score: 7 } });
    expect(texts.page).toContain('OSP 4 · HER 7');
    expect(texts.page).toContain('Game is Complete');
    expect(texts.page).toContain('Plays are missing.');
    expect(texts.today).toMatch(/Ospreys[^0-9]* 4 .*Herons[^0-9]* 7 /);
    expect(texts.text).toContain('Score: Ospreys 4, Herons 7.');
    expect(texts.dayText).toContain('Ospreys 4, Herons 7.');
    expect(texts.embed).toMatch(/Ospreys – 4 Herons – 7/);
    expect(texts.page).not.toMatch(/First pitch (?:any|in)/);
  });

  test.each([
    ['suspended', suspended, /Suspended/],
    ['forfeited', forfeited, /forfeit/i],
    ['postponed', postponed, /Postponed/],
    ['canceled', canceled, /Cancelled/],
  ])('that was %s before its first pitch says so, without score or first pitch', async (_, status, text) => {
    const { view, card, texts } = await readEverywhere(await startWith(emptyFeed(status), rowOf(status)));
    expect(view?.missingPlays).toEqual([]);
    expect(card?.teams).toMatchObject({ away: { score: null }, home: { score: null } });
    for (const name of ['page', 'text']) {
      expect(texts[name], name).toMatch(text);
      expect(texts[name], name).not.toMatch(/First pitch (?:any|in)|Ospreys 0/);
    }
    expect(texts.embed).toMatch(text);
    expect(texts.dayText).not.toContain('Ospreys 0');
  });

  test('that was forfeited has its official score', async () => {
    const totals = { away: half(0, 0), home: half(9, 0) };
    const { texts } = await readEverywhere(await startWith(emptyFeed(forfeited, totals), rowOf(forfeited, 0, 9)));
    expect(texts.page).toContain('OSP 0 · HER 9');
    expect(texts.page).toContain('forfeited');
  });
});

const casesFolder = join(recordingsFolder, '..', 'cases');
const json = z.looseObject({});
const caseShape = z.object({
  schedule: json,
  feed: z.looseObject({ gameData: json, liveData: z.looseObject({ plays: z.looseObject({}), linescore: json }) }),
});
const recordingShape = z.looseObject({
  gameData: json,
  liveData: z.looseObject({
    plays: z.looseObject({ allPlays: z.array(z.looseObject({ about: z.looseObject({ inning: z.number() }) })) }),
  }),
});

/** The case with the plays of its recording until an inning, and a row of the schedule with its score. */
function readCase(name: string, gamePk: number, lastInning: number) {
  const { schedule, feed } = caseShape.parse(JSON.parse(readFileSync(join(casesFolder, name), 'utf8')));
  const { gameData, liveData } = recordingShape.parse(readRecordedFeed(gamePk));
  const allPlays = liveData.plays.allPlays.filter(({ about }) => about.inning <= lastInning);
  return {
    feed: {
      gameData: { ...gameData, ...feed.gameData },
      liveData: { ...liveData, ...feed.liveData, plays: { allPlays, currentPlay: allPlays.at(-1) } },
    },
    row: { ...schedule, linescore: feed.liveData.linescore },
  };
}

describe.skipIf(!existsSync(casesFolder))('a case of a real game (needs ../shared/cases)', () => {
  test('with incomplete plays shows the official figures', async () => {
    const { feed, row } = readCase('incomplete-play-by-play.json', 744914, 8);
    const { view, card, texts } = await readEverywhere(await startWith(feed, row));
    expect(view).toMatchObject({ totals: { away: half(3, 4), home: half(1, 4) }, inning: 9 });
    expect(card?.teams).toMatchObject({ away: { score: 3 }, home: { score: 1 } });
    expect(texts.page).toContain('HOU 3 · TOR 1');
    expect(texts.text).toContain('Plays of the 9th inning are missing.');
  });

  test('without plays shows the totals', async () => {
    const { feed, row } = readCase('final-no-plays-totals-only.json', 746139, 0);
    const { view, card, texts } = await readEverywhere(await startWith(feed, row));
    expect(view?.totals).toEqual({ away: half(4, 8, 1), home: half(7, 9) });
    expect(card?.teams).toMatchObject({ away: { score: 4 }, home: { score: 7 } });
    expect(texts.page).toContain('TEX 4 · LAD 7');
    expect(texts.page).not.toMatch(/First pitch (?:any|in)/);
  });
});
