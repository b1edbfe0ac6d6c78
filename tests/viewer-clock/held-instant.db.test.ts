import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { endpoints } from '#contract/api/endpoints.ts';
import { gamesDaySchema, liveGameSchema } from '#contract/games.ts';
import { applyDelta, decodeDelta } from '#contract/live/delta.ts';
import { dayPicksSchema } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { gameViewSchema } from '#domain/game/model.ts';
import { isLive } from '#domain/game/predicates.ts';
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
/** the first games of the day are in progress */
const evening = Date.parse(`${day}T19:40:00Z`);

/** Facts of a response that are of the present for every viewer: when it was made, and times that pass. */
const passing = new Set(['freshness', 'version', 'now', 'asOf']);

const isRead = ({ method, response, access }: Endpoint): boolean =>
  method === 'GET' && response !== undefined && access !== 'admin';

/** Endpoints whose response changes for a held viewer too, with the reason. */
const ofThePresent: Record<string, string> = {
  league: 'the clock of the league',
  dayPredictions: 'the locks of the present, with which picks are made',
  exportUser: 'a file of all data, which is not a view',
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
const fan = await signUpUser(app, 'Holder');
const games = league.games(1, day);

/** Picks every game of the day that accepts picks. Returns their number. */
async function pickAll(): Promise<number> {
  const statuses = await Promise.all(
    games.map(async ({ gamePk, homeId }) => {
      const payload = { game_Id: gamePk, predictedWinnerId: homeId };
      return (await fan.inject({ method: 'POST', url: '/api/predictions', payload })).statusCode;
    }),
  );
  return statuses.filter((status) => status < 300).length;
}

/** Sets the league's clock, polls the followed games and settles the day. */
async function moveTo(now: number): Promise<void> {
  time.now = now;
  timers.pass(120_000);
  for (const due of await readDueDays(db, day)) await refreshDay({ db, client, clock }, due);
}

const pickCount = await pickAll();
await moveTo(evening);
const listed: GameCard[] = gamesDaySchema.parse((await app.inject('/api/games')).json()).games;
const live = listed.find(isLive);
const { view } = (await app.inject(`/api/games/${live?.gamePk}`)).json();
const playerId = String(view.lineups.home[0].playerId);

function addressOf({ path }: Endpoint): string {
  return path
    .replace('/users/:id', `/users/${fan.user.id}`)
    .replace('/players/:id', `/players/${playerId}`)
    .replace(':gamePk', String(live?.gamePk))
    .replace(':teamId', String(live?.teams.home.id))
    .replace(':username', 'Holder')
    .replace(':kind', 'table')
    .replaceAll(/:\w+/g, '1');
}

/** The response without its passing facts; 'later' for one that is refused until the viewer has reached its results. */
async function respond(endpoint: Endpoint, held: number | null): Promise<unknown> {
  const cookie = held === null ? fan.cookie : `${fan.cookie}; held=${held}`;
  const { statusCode, body } = await app.inject({ url: addressOf(endpoint), headers: { cookie } });
  if (statusCode === 425) return 'later';
  expect(statusCode).toBeLessThan(500);
  return JSON.parse(body, (key, value) => (passing.has(key) ? undefined : value));
}

async function respondAll(held: number | null): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints).filter(([, each]) => isRead(each)))
    all[name] = await respond(endpoint, held);
  return all;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of values in `after` that `before` does not have. A value that is left out later, or becomes unknown (-1), is not new. */
function listLearned(before: unknown, after: unknown, path: string): string[] {
  if (after === undefined || after === null || after === -1 || after === before) return [];
  if (!isObject(after) || !isObject(before)) return [path];
  const known = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([key, value]) => listLearned(known.get(key), value, `${path}.${key}`));
}

const differing = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

describe('while a viewer holds an instant and all games of the day end', async () => {
  const before = await respondAll(null);
  const held = await respondAll(evening);
  await moveTo(evening + 6 * hour);
  const newest = await respondAll(null);
  const stillHeld = await respondAll(evening);

  test('the responses for others change', () => {
    expect(pickCount).toBeGreaterThan(5);
    const changed = differing(before, newest);
    for (const name of [
      'games',
      'game',
      'gamePlays',
      'gameBox',
      'standings',
      'leaderboard',
      'myPicks',
      'fan',
      'dayPredictions',
    ])
      expect(changed).toContain(name);
  });

  test('no response for the viewer contains anything new, except those of the present', () => {
    const learned = Object.keys(stillHeld).flatMap((name) =>
      name in ofThePresent || held[name] === 'later' || stillHeld[name] === 'later'
        ? []
        : listLearned(held[name], stillHeld[name], name),
    );
    expect(learned).toEqual([]);
  });

  test('the states after the instant lead to the newest view', async () => {
    const read = async (query: string, cookie: string) =>
      liveGameSchema.parse(
        (await app.inject({ url: `${addressOf(endpoints.game)}${query}`, headers: { cookie } })).json(),
      );
    const [past, present] = [await read('?pending=1', `held=${evening}`), await read('', '')];
    const { pending = [] } = past;
    const after = pending.reduce(
      (state, { delta }) => applyDelta(state, decodeDelta(delta)),
      gameViewSchema.parse(past.view),
    );
    expect(after).toEqual(present.view);
    expect(pending.length).toBeGreaterThan(50);
    const times = pending.map(({ at }) => at);
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
    expect(pending.every(({ at }) => at > evening)).toBe(true);
  });

  test('the picks of the day do not have grades of later times', () => {
    const statesOf = (responses: Record<string, unknown>) =>
      dayPicksSchema.parse(responses.dayPredictions).picks.map(({ state }) => state);
    const graded = (responses: Record<string, unknown>) =>
      statesOf(responses).filter((state) => state === 'correct' || state === 'wrong').length;
    expect(graded(stillHeld)).toBe(graded(before));
    expect(graded(newest)).toBeGreaterThan(graded(before));
  });
});

test.each(['games', 'game', 'leaderboard', 'myPicks'] as const)('%s of an instant is for one client', async (name) => {
  const headers = { cookie: `${fan.cookie}; delay=30` };
  const { headers: sent, statusCode } = await app.inject({ url: addressOf(endpoints[name]), headers });
  if (statusCode === 200) expect(sent['cache-control']).toBe('private, no-store');
  else expect(statusCode).toBe(425);
});
