import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { renderPage } from '#app/rendering/entry-server.tsx';
import { pagesOf } from '#app/testing/pages-of.ts';
import { textOf } from '#app/testing/render-with.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { inventedFeed, inventedPlays, runner } from '#sources/statsapi/live/testing/invented-feed.ts';
import { inProgress, scheduled } from '#sources/statsapi/testing/invented-upstream.ts';
import { readRecordedFeed, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

// Games as the upstream really sends some, from its response to the page, the card, the API and the text version.

const gamePk = 7;

type Fields = Record<string, unknown>;

/** What the application shows of a game with this feed and this row in the schedule. */
async function show({ schedule = {}, feed }: { schedule?: Fields; feed: Fields }) {
  const { app, upstream } = await startTestApp({ pages: pagesOf(renderPage) });
  upstream.changes[gamePk] = schedule;
  upstream.feedChanges = feed;
  const get = async (url: string) => {
    const response = await app.inject(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response;
  };
  const text = async (url: string) =>
    textOf((await get(url)).body.replace(/^.*(?=<main)/s, '').replace(/<\/main>.*$/s, ''));
  const games = (await get('/api/games?date=2031-06-01')).json<{ games: GameCard[] }>().games;
  const card = games.find((game) => game.gamePk === gamePk);
  if (card === undefined) throw new Error('The game is not listed');
  const [page, today, plain, plainDay] = await Promise.all([
    text(`/TodaysGame/${gamePk}`),
    text('/today?date=2031-06-01'),
    text(`/TodaysGame/${gamePk}/text.txt`),
    text('/today/text.txt?date=2031-06-01'),
  ]);
  const { view } = (await get(`/api/games/${gamePk}`)).json<{ view: GameView }>();
  const { events } = (await get(`/api/games/${gamePk}/log`)).json<GameLog>();
  return { card, view, events, page, today, plain, plainDay, all: [page, today, plain, plainDay].join('\n') };
}

type Shown = Awaited<ReturnType<typeof show>>;

function expectTbd({ card, view, page, plain, all }: Shown) {
  expect([card.startsAt, card.status.startTimeTbd]).toEqual([null, true]);
  expect([view.startsAt, view.status.startTimeTbd]).toEqual([null, true]);
  expect(page).toContain('TBD');
  expect(plain).toContain('TBD');
  expect(all).not.toMatch(/[23]:[23]3/);
}

const placeholder = '2031-06-02T07:33:00Z';
const tbdGame = (gameData: Fields, status: Fields = {}) => ({
  schedule: { gameDate: placeholder, status: { ...scheduled, ...status } },
  feed: inventedFeed([], {
    status: scheduled,
    game: { datetime: { dateTime: placeholder, officialDate: '2031-06-01' }, ...gameData },
  }),
});

test.each([
  ['neither response has a flag', tbdGame({})],
  ['the schedule has a false one', tbdGame({}, { startTimeTBD: false })],
  ['only the schedule has it', tbdGame({}, { startTimeTBD: true })],
  ['only the feed has it', tbdGame({ status: { ...scheduled, startTimeTBD: true } })],
  ['the feed has a false one', tbdGame({ status: { ...scheduled, startTimeTBD: false } })],
])('a start at 3:33 in the night is to be determined when %s', async (_what, game) => expectTbd(await show(game)));

test.each([true, false])('the flag of the schedule counts for the page too: %s', async (startTimeTBD) => {
  const usual = '2031-06-01T23:05:00Z';
  const { feed } = tbdGame({
    status: { ...scheduled, startTimeTBD: !startTimeTBD },
    datetime: { dateTime: usual, officialDate: '2031-06-01' },
  });
  const schedule = { gameDate: usual, status: { ...scheduled, startTimeTBD } };
  const { card, view } = await show({ schedule, feed });
  const startsAt = startTimeTBD ? null : Date.parse(usual);
  expect([card.startsAt, view.startsAt, view.status.startTimeTbd]).toEqual([startsAt, startsAt, startTimeTBD]);
});

test('a real start in the afternoon of Tokyo is shown', async () => {
  const venue = { id: 1, name: 'Invented Dome', timeZone: { id: 'Asia/Tokyo' } };
  const { schedule, feed } = tbdGame({ venue });
  const { card, view } = await show({ schedule: { ...schedule, venue }, feed });
  expect([card.startsAt, view.startsAt]).toEqual([Date.parse(placeholder), Date.parse(placeholder)]);
});

const liveGame = (gameData: Fields, more: Fields = {}) => ({
  schedule: { status: inProgress },
  feed: inventedFeed(inventedPlays.slice(0, 1), { game: gameData, live: more }),
});

const fillers = /\bnull\b|undefined|\bNaN\b|\bNone\b|N\/A/;

test.each([
  ['wind', { wind: 'null mph, null' }, null],
  ['condition and wind', { condition: 'None', wind: '-', temp: 'null' }, null],
  ['some of it', { condition: 'Clear', wind: '5 mph, null' }, { condition: 'Clear', temperature: null, wind: '5 mph' }],
])('weather whose %s is no data', async (_what, weather, expected) => {
  const shown = await show(liveGame({ weather }));
  expect(shown.view.weather).toEqual(expected);
  expect(shown.all).not.toMatch(fillers);
  expect(shown.page.includes('Wind')).toBe(expected !== null);
});

test('names, park, positions and notes that say nothing are not shown', async () => {
  const person = { id: 101, fullName: 'null' };
  const named = { player: { ...person }, position: { abbreviation: '-' } };
  const { feed, schedule } = liveGame(
    {
      venue: { id: 1, name: 'undefined' },
      players: { ID101: { ...person, primaryPosition: { abbreviation: 'N/A' } } },
    },
    {
      boxscore: {
        info: [{ label: 'Wind', value: 'null mph, None.' }, { label: 'June 1, 2031' }],
        teams: { away: { players: { ID101: { ...named, person, battingOrder: '100' } } } },
      },
    },
  );
  const shown = await show({ feed, schedule: { ...schedule, venue: { id: 1, name: 'None' } } });
  expect(shown.view.venue.name).toBe('Venue to be announced');
  expect(shown.card.venue.name).toBe('Venue to be announced');
  expect(shown.all).not.toMatch(fillers);
});

test('a runner who is on no roster has the name that another part of the feed has', async () => {
  const fullName = 'Rosterless Runner';
  const plays = [
    {
      batter: 102,
      events: [],
      runners: [{ ...runner(102, null, '1B', 0), details: { runner: { id: 301 }, playIndex: 0 } }],
    },
    { batter: 103, events: [], runners: [], isComplete: false },
  ];
  const linescore = { offense: { first: { id: 301, fullName } } };
  const shown = await show({ schedule: { status: inProgress }, feed: inventedFeed(plays, { live: { linescore } }) });
  expect(shown.view.bases.first).toBe(301);
  expect(shown.page).toContain(`Runner on first: ${fullName}`);
  expect(shown.plain).toContain(`On first: ${fullName}.`);
  const unnamed = await show({ schedule: { status: inProgress }, feed: inventedFeed(plays) });
  expect(unnamed.plain).toContain('On first: Unknown player.');
  expect(unnamed.all).not.toMatch(/Player 301/);
});

test('an impossible time of a pitch moves no later event', async () => {
  const plays = (far: number) =>
    inventedPlays.map((play, index) => ({
      ...play,
      events: play.events.map((event) =>
        index === 1 && event.pitchNumber === 4
          ? { ...event, endTime: new Date(Date.UTC(2031, 5, 1, 18) + far).toISOString() }
          : event,
      ),
    }));
  const timesOf = async (far: number) => (await show({ feed: inventedFeed(plays(far)) })).events.map(({ at }) => at);
  const right = await timesOf(65_000);
  for (const far of [24 * 3_600_000, -24 * 3_600_000, 3 * 365 * 24 * 3_600_000]) {
    const times = await timesOf(far);
    expect(times.filter((at, event) => Math.abs(at - (right[event] ?? 0)) > 60_000)).toEqual([]);
  }
});

const casesFolder = join(recordingsFolder, '..', 'cases');
const hasCases = existsSync(join(casesFolder, 'README.md'));

const fields = z.record(z.string(), z.unknown());
const caseSchema = z.object({
  schedule: fields.optional(),
  feed: z.looseObject({ gameData: fields }).optional(),
  change: z.object({ path: z.string(), value: z.string() }).optional(),
});
const feedSchema = z.looseObject({ gameData: fields, liveData: fields });

const readCase = (name: string) =>
  caseSchema.parse(JSON.parse(readFileSync(join(casesFolder, `${name}.json`), 'utf8')));

/** The recorded game of a case with what the case changes in `gameData`. */
function feedOf(name: string, recorded: unknown) {
  const { feed } = readCase(name);
  const { gameData, ...others } = feedSchema.parse(recorded);
  return { ...others, gamePk, gameData: { ...gameData, ...feed?.gameData, game: { pk: gamePk, season: '2031' } } };
}

/** A feed without the dictionary entry, the box score lines and the plate appearances of a player. */
function withoutRosters(feed: ReturnType<typeof feedOf>, id: number) {
  const entry = `ID${id}`;
  const drop = (key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (key === 'batter') return { ...value, fullName: undefined };
    return entry in value ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== entry)) : value;
  };
  const kept: unknown = JSON.parse(JSON.stringify(feed, drop));
  return feedSchema.parse(kept);
}

describe.skipIf(!hasCases)('recorded games (needs ../shared)', () => {
  const live = () => readRecordedFeed(746139);

  test('a placeholder start without a flag', async () => {
    const { schedule, feed } = readCase('placeholder-start-without-flag');
    const { liveData, ...game } = feedSchema.parse(feed);
    const { dateTime: gameDate } = z.looseObject({ dateTime: z.string() }).parse(game.gameData.datetime);
    expectTbd(await show({ schedule: { ...schedule, gameDate }, feed: { ...game, liveData, gamePk } }));
  });

  test('weather without data', async () => {
    const { schedule } = readCase('weather-null-mph');
    const shown = await show({ schedule: schedule ?? {}, feed: feedOf('weather-null-mph', live()) });
    expect(shown.view.weather).toBeNull();
    expect(shown.all).not.toMatch(fillers);
  });

  test('an impossible time', async () => {
    const { change } = readCase('bad-time');
    const recorded = { ...feedOf('bad-time', readRecordedFeed(744914)) };
    const right = (await show({ feed: structuredClone(recorded) })).events.map(({ at }) => at);
    const parts = z.looseObject({
      plays: z.looseObject({
        allPlays: z.array(z.looseObject({ playEvents: z.array(z.looseObject({ endTime: z.string() })) })),
      }),
    });
    const liveData = parts.parse(recorded.liveData);
    const pitch = liveData.plays.allPlays[20]?.playEvents.at(-1);
    expect(change?.path).toBe('/liveData/plays/allPlays/20/playEvents/-1/endTime');
    if (pitch !== undefined) pitch.endTime = change?.value ?? '';
    const times = (await show({ feed: { ...recorded, liveData } })).events.map(({ at }) => at);
    expect(times.filter((at, event) => Math.abs(at - (right[event] ?? 0)) > 60_000)).toEqual([]);
  });

  test('a runner who is on no roster', async () => {
    const { schedule } = readCase('runner-off-rosters');
    const feed = withoutRosters(feedOf('runner-off-rosters', live()), 669257);
    const shown = await show({ schedule: schedule ?? {}, feed });
    expect(shown.all).not.toMatch(/Player \d|Unknown player/);
  });
});
