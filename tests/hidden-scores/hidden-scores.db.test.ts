import { describe, expect, test } from 'vitest';
import { userSchema } from '#contract/accounts.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { endpoints } from '#contract/api/endpoints.ts';
import { gamesDaySchema } from '#contract/games.ts';
import { dayPicksSchema, pickHistorySchema } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { hasStarted } from '#domain/game/predicates.ts';
import { readDueDays } from '#server/features/settlement/due-days.ts';
import { refreshDay } from '#server/features/settlement/refresh-day.ts';
import { signUpUser } from '#server/features/accounts/testing/sign-up-user.ts';
import { assembleTestApp } from '#server/testing/assemble-test-app.ts';
import { manualTime } from '#server/testing/manual-time.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';

const hour = 3_600_000;
const day = '2026-04-04';
const morning = Date.parse(`${day}T12:00:00Z`);

/** Facts of a response that are of the present for every viewer: when it was made, and times that pass. */
const passing = new Set(['freshness', 'version', 'now', 'asOf', 'through']);

const isRead = ({ method, access }: Endpoint): boolean => method === 'GET' && access !== 'admin';

/** Endpoints whose response changes for a viewer who hides scores too, with the reason. */
const ofThePresent: Record<string, string> = {
  league: 'the clock of the league',
  dayPredictions: 'the locks of the present, with which picks are made; compared below',
  userPredictions: 'compared below',
  exportUser: 'a file of all data, which is not a view',
  picksFile: 'a file of all picks, which is not a view',
  security: 'the sessions of the user',
};

const db = await createTestDatabase();
const { client, clock, time, league } = await startControlledLeague({
  seed: '1',
  openingDay: '2026-03-26',
  now: morning,
});
const timers = manualTime();
const { app } = await assembleTestApp(
  { client, clock, db, after: timers.after, realNow: timers.now },
  { validateResponses: true },
);
const fan = await signUpUser(app, 'Shielded');
const games = league.games(1, day);

/** Sets the league's clock, polls the followed games and settles the day. */
async function moveTo(now: number): Promise<void> {
  time.now = now;
  timers.pass(120_000);
  for (const due of await readDueDays(db, day)) await refreshDay({ db, client, clock }, due);
}

for (const { gamePk, homeId } of games)
  await fan.inject({
    method: 'POST',
    url: '/api/predictions',
    payload: { game_Id: gamePk, predictedWinnerId: homeId },
  });
const morningCards = gamesDaySchema.parse((await app.inject('/api/games')).json()).games;
const starts = morningCards.map(({ startsAt }) => startsAt ?? 0);
/** all games have begun, and some are in progress */
const evening = Math.max(...starts) + hour / 4;
await moveTo(evening);
const live = morningCards.filter(({ startsAt }) => startsAt !== null && startsAt > evening - 2 * hour);
const [{ gamePk, teams: clubs }] = live as [GameCard];
const teamId = clubs.home.id;
const { view } = (await app.inject(`/api/games/${gamePk}`)).json();
const playerId = String(view.lineups.home[0].playerId);

/** The day changes while the last games are played. */
const ofDay = new Set<string>(
  [endpoints.games, endpoints.dayText, endpoints.dayPlainText, endpoints.dayPredictions].map(({ path }) => path),
);

function addressOf({ path }: Endpoint): string {
  return path
    .replace('/users/:id', `/users/${fan.user.id}`)
    .replace('/players/:id', `/players/${playerId}`)
    .replace(':gamePk', String(gamePk))
    .replace(':teamId', String(teamId))
    .replace(':username', 'Shielded')
    .replace(':kind', 'table')
    .replaceAll(/:\w+/g, '1')
    .concat(ofDay.has(path) ? `?date=${day}` : '');
}

async function read(url: string, cookies: string) {
  const response = await app.inject({ url, headers: { cookie: `${fan.cookie}; ${cookies}` } });
  expect(response.statusCode).toBeLessThan(500);
  return response;
}

/** The text of a response without its passing facts. */
async function respond(endpoint: Endpoint, cookies: string): Promise<string> {
  const { headers, body, rawPayload } = await read(addressOf(endpoint), cookies);
  if (String(headers['content-type']).startsWith('image/png')) return rawPayload.toString('base64');
  if (!String(headers['content-type']).startsWith('application/json')) return body.replaceAll(/As of [^<\n]*/g, '');
  return JSON.stringify(JSON.parse(body, (key, value) => (passing.has(key) ? undefined : value)));
}

const isStream = ({ mediaType }: Endpoint): boolean => mediaType === 'text/event-stream';
const all = Object.entries<Endpoint>(endpoints).filter(([, each]) => isRead(each));

async function respondAll(cookies: string): Promise<Record<string, string>> {
  const responses: Record<string, string> = {};
  for (const [name, endpoint] of all) {
    // a stream that is not refused would not end
    if (isStream(endpoint) && !cookies.includes('hide=all')) continue;
    responses[name] = await respond(endpoint, cookies);
  }
  return responses;
}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

describe('while a viewer hides scores and games end', async () => {
  const before = await respondAll('');
  const hidden = await respondAll('hide=all');
  const hiddenPicks = pickHistorySchema.parse((await read(addressOf(endpoints.userPredictions), 'hide=all')).json());
  await moveTo(evening + 5 * hour);
  const after = await respondAll('');
  const stillHidden = await respondAll('hide=all');

  test('all games have begun, and the responses for others change', async () => {
    const cards = gamesDaySchema.parse((await app.inject(`/api/games?date=${day}`)).json()).games;
    expect(cards.every(hasStarted)).toBe(true);
    expect(differing(before, after)).toEqual(
      expect.arrayContaining(
        `games game gamePlays gameBox gameLog gameScorecard gameText dayText gamePicture gameEmbed standings leaderboard myPicks fan
        checkSession userPredictions`.split(/\s+/),
      ),
    );
  });

  test('no response for the viewer changes, except those of the present', () => {
    expect(differing(hidden, stillHidden).filter((name) => !(name in ofThePresent))).toEqual([]);
  });

  test('the outcomes of own picks are hidden', async () => {
    const picks = pickHistorySchema.parse((await read(addressOf(endpoints.userPredictions), 'hide=all')).json());
    expect(picks).toEqual(hiddenPicks);
    expect(new Set(picks.picks.map(({ state }) => state))).toEqual(new Set(['locked']));
    const onDay = dayPicksSchema.parse((await read(addressOf(endpoints.dayPredictions), 'hide=all')).json());
    expect(new Set(onDay.picks.map(({ state }) => state))).toEqual(new Set(['locked']));
    expect(JSON.stringify([picks, onDay])).not.toMatch(/Correct|Wrong|graded|"bases":\d/);
  });

  test('the totals of the session are those of earlier days', async () => {
    const user = userSchema.parse((await read('/api/check_session', 'hide=all')).json());
    expect([user.totalScore, user.totalGuessesCorrect, user.totalGuessesIncorrect]).toEqual([0, 0, 0]);
  });
});

describe('a viewer who hides scores', () => {
  test.each(['game', 'gamePlays', 'gameBox', 'gameLog', 'gameWinProbability', 'gameScorecard', 'gameStream'] as const)(
    'gets %s of a game with code hidden and the names of the clubs',
    async (name) => {
      const { statusCode, body } = await read(addressOf(endpoints[name]), 'hide=all');
      const { error } = JSON.parse(body);
      expect([statusCode, error.code, error.fields]).toEqual([425, 'hidden', { opens: String(gamePk) }]);
      expect(error.message).toContain(`${view.teams.away.shortName} at ${view.teams.home.shortName}`);
    },
  );

  test('sees a game after opening it, and no other one', async () => {
    const cookies = `hide=all; opened=${gamePk}`;
    expect((await read(`/api/games/${gamePk}`, cookies)).statusCode).toBe(200);
    const { games: cards } = gamesDaySchema.parse((await read(`/api/games?date=${day}`, cookies)).json());
    const shown = cards.filter(({ status }) => status.phase !== 'unknown');
    expect(shown.map((card) => card.gamePk)).toEqual([gamePk]);
    expect(cards.every(({ teams }) => teams.away.record === null && teams.home.record === null)).toBe(true);
    const { picks } = pickHistorySchema.parse((await read(addressOf(endpoints.userPredictions), cookies)).json());
    const graded = picks.filter(({ state }) => state !== 'locked');
    expect(graded).toMatchObject([{ gamePk, streakAfter: null, bases: null }]);
    expect(JSON.stringify(graded)).not.toMatch(/streak (went|stays|of)/);
  });

  test('who selects a club sees the games of others', async () => {
    const { games: cards } = gamesDaySchema.parse((await read(`/api/games?date=${day}`, `hide=${teamId}`)).json());
    const hiddenCards = cards.filter(({ status }) => status.phase === 'unknown');
    expect(hiddenCards.every(({ teams }) => [teams.away.id, teams.home.id].includes(teamId))).toBe(true);
    expect(hiddenCards.length).toBeGreaterThan(0);
    expect(hiddenCards.length).toBeLessThan(cards.length);
  });

  test('sees the standings of earlier days, and the newest after opening them', async () => {
    const statusOf = async (url: string, cookies = 'hide=all') => (await read(url, cookies)).statusCode;
    expect(await statusOf('/api/standings')).toBe(425);
    expect(await statusOf('/api/standings?date=2026-04-02')).toBe(200);
    expect(await statusOf('/api/standings?date=2026-04-03')).toBe(425);
    expect(await statusOf('/api/standings?season=2026&date=2020-04-01')).toBe(425);
    expect(await statusOf('/api/standings/race')).toBe(425);
    expect(await statusOf('/api/standings', 'hide=all; opened=standings')).toBe(200);
  });

  test.each(all.filter(([, each]) => !isStream(each)))('%s is sent to one client', async (_name, endpoint) => {
    const { statusCode, headers } = await read(addressOf(endpoint), 'hide=all');
    const { spoilers } = endpoint;
    if (statusCode !== 200 || (spoilers === 'none' && endpoint.mediaType !== undefined)) return;
    expect(headers['cache-control']).toMatch(/no-store/);
  });

  test('sees an earlier instant without what other viewers of that instant see', async () => {
    const shielded = `delay=60; hide=all; opened=${gamePk}`;
    const readBoth = async (name: 'gameBox' | 'userPredictions') => [
      (await read(addressOf(endpoints[name]), 'delay=60')).body,
      (await read(addressOf(endpoints[name]), shielded)).body,
    ];
    await readBoth('gameBox');
    await readBoth('userPredictions');
    await moveTo(time.now + 120_000);
    const [box = '', hiddenBox = ''] = await readBoth('gameBox');
    expect([box.includes('"wins":'), hiddenBox.includes('"batting"'), hiddenBox.includes('"wins":')]).toEqual([
      true,
      true,
      false,
    ]);
    const [picks = '', hiddenPicks = ''] = await readBoth('userPredictions');
    expect([/"streakAfter":\d/.test(picks), /"streakAfter":\d/.test(hiddenPicks)]).toEqual([true, false]);
  });
});
