import { describe, expect, test, vi } from 'vitest';
import { userSchema } from '#features/accounts/contract/session.ts';
import { gamesDaySchema, gameResponseSchema } from '#features/games/contract.ts';
import { dayPicksSchema, pickHistorySchema } from '#features/picks/contract/picks.ts';
import { schedule } from '#features/schedule/contract.ts';
import { refusedAsSuccess } from '#platform/api/api-error.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { pages, type Page } from '#platform/api/pages.ts';
import { gameViewSchema } from '#rules/baseball/game/model.ts';
import { hasScore } from '#rules/baseball/game/predicates.ts';
import { applyDelta, viewFormat } from '#sources/live/view-delta.ts';
import { endpointOf, endpoints } from '../support/contract-endpoints.ts';
import { sentChanges } from './changes.ts';
import { listNews } from './list-news.ts';
import { type App, startEvening } from './start-evening.ts';
import { cookiesOf as cookiesOfViewer, delay, type Viewer, type ViewerName, viewers } from './viewers.ts';

const hour = 3_600_000;
const { app, start, day, evening, moveTo, readCards, live, gamePk, clubs, view, pathOf, read } = await startEvening();

const cookiesOf = (viewer: Viewer): string => cookiesOfViewer(viewer, { instant: evening, clubId: clubs.home.id });

const isStream = ({ mediaType }: Endpoint): boolean => mediaType === 'text/event-stream';

/**
 * Every endpoint, picture, feed, calendar and text, and the changes with results in their responses. The stream is the same for all who are
 * not refused: the browser shows it later.
 */
const all = Object.entries(endpoints).filter(
  ([name, { method, access }]) => (method === 'GET' && access !== 'admin') || name in sentChanges,
);
const allPages = Object.entries<Page>(pages).flatMap(([name, { path, itemPath }]) =>
  [path, itemPath].flatMap((each) => (each === undefined ? [] : [[`${name} ${each}`, { path: each }] as const])),
);

/** The text of a response; null if it is refused. */
async function respond(from: App, endpoint: Endpoint, name: ViewerName, body?: object): Promise<string | null> {
  const viewer: Viewer = viewers[name];
  if (isStream(endpoint) && viewer.hides === undefined) return null;
  const { method } = endpoint;
  const response = await read(from, pathOf(endpoint), cookiesOf(viewer), { method, body });
  const { statusCode, headers, rawPayload } = response;
  if (statusCode === 425) return null;
  const isOfCookies = statusCode === 200 && endpoint.results !== 'none';
  if (isOfCookies) expect(headers.vary, endpoint.path).toContain('cookie');
  if (isOfCookies && name !== 'newest') expect(headers['cache-control'], endpoint.path).toBe('private, no-store');
  return String(headers['content-type']).startsWith('image/png') ? rawPayload.toString('base64') : response.body;
}

type Responses = Record<string, string | null>;

async function respondAll(name: ViewerName, from = app): Promise<Responses> {
  const responses: Responses = {};
  for (const [endpointName, endpoint] of all)
    responses[endpointName] = await respond(from, endpoint, name, sentChanges[endpointName]);
  return responses;
}

/** Endpoints with facts of the present for every viewer, with the reason. */
const ofThePresent: Record<string, string> = {
  league: 'the clock of the league',
  dayPicks: 'the locks of the present, with which picks are made; compared below',
  userPicks: 'compared below',
  schedule: 'the starters and states of games to come; results are compared below',
  exportUser: 'a file of all data, which is not a view',
  transactions: 'moves of players, which tell no result; the days are those of the present',
  security: 'the sessions of the user',
};
/** The same for viewers who hide scores, and are not behind. */
const files: Record<string, string> = { picksFile: 'a file of all picks, which is not a view' };

/** What none of the earlier responses contains. */
function newsOf(earlier: Responses[], after: Responses, exceptions = ofThePresent): string[] {
  return Object.entries(after).flatMap(([name, text]) => {
    if (text === null || name in exceptions) return [];
    const news = earlier.map((before) => listNews(before[name] ?? null, text, name));
    return (news[0] ?? []).filter((each) => news.every((others) => others.includes(each)));
  });
}

const differing = (before: Responses, after: Responses): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

/** Computed from the events of a game until the viewer's instant. */
const computed =
  `games game gamePlays gameBox gameScorecard gameWinProbability gameText gamePlainText dayText dayPlainText gamePicture
  gameEmbed myPicks pastEvening leagueEvening playerDays worthWatching`.split(/\s+/);
const isOverLater = new RegExp(live.map(({ gamePk: id }) => `"gamePk":${id},[^}]*"phase":"final"`).join('|'));

// these are read in the background
await vi.waitUntil(async () => (await app.inject(endpointOf('leadersForm').path)).json().form !== null, 30_000);

const beforeOf = {
  newest: await respondAll('newest'),
  /** the state from the events, while it is the newest: the schedule can show the same play a little later */
  held: await respondAll('held'),
  'hides all': await respondAll('hides all'),
  'hides one club': await respondAll('hides one club'),
};
const beforeHeld = [beforeOf.newest, beforeOf.held];
const picksOf = async (name: 'hides all' | 'newest') => ({
  picks: pickHistorySchema.parse((await read(app, pathOf(endpointOf('userPicks')), cookiesOf(viewers[name]))).json()),
  day: dayPicksSchema.parse((await read(app, pathOf(endpointOf('dayPicks')), cookiesOf(viewers[name]))).json()),
});
const picksBefore = await picksOf('hides all');

/** the games of a page that are over, in its text and in its data */
const countFinals = (body: string): number =>
  body.match(/"phase":"final"|"text":"(?:Final|Game Over)"|>(?:Final|Game Over)\b/g)?.length ?? 0;
const finals = new Map<string, number>();
for (const [name, page] of allPages) finals.set(name, countFinals((await read(app, pathOf(page), '')).body));

await moveTo(evening + delay * 1000);
const delayed = await respondAll('delayed');
const delayedAndHiding = await respondAll('delayed and hides one club');

await moveTo(evening + 5 * hour);
const fresh = await start();
const firstAfterStart: Partial<Record<ViewerName, Responses>> = {};
for (const name of ['held', 'held and hides all'] as const) firstAfterStart[name] = await respondAll(name, fresh.app);
const newest = await respondAll('newest');

describe('while a viewer sees an earlier instant, and all games of the day end', () => {
  test('the responses for others change', () => {
    expect(live.length).toBeGreaterThan(1);
    expect(differing(beforeOf.newest, newest)).toEqual(
      expect.arrayContaining(
        `games game gamePlays gameBox gameLog gameScorecard gameText dayText gamePicture gameEmbed standings leaderboard myPicks userProfile
        checkSession patchUser login userPicks dayPicks`.split(/\s+/),
      ),
    );
  });

  test('a held viewer learns nothing', async () => expect(newsOf(beforeHeld, await respondAll('held'))).toEqual([]));

  test('a delayed viewer learns nothing of the time of the delay', () =>
    expect(newsOf(beforeHeld, delayed)).toEqual([]));

  test.each(['held', 'held and hides all'] as const)('with the first request after a start: %s', (name) => {
    const before = name === 'held' ? beforeHeld : [beforeOf['hides all']];
    const after = firstAfterStart[name] ?? {};
    // the arrival of earlier events is not known: the shown state can be some seconds earlier
    const { gameLog, ...others } = Object.fromEntries(
      Object.entries(after).filter(([each]) => !computed.includes(each)),
    );
    expect(newsOf(before, { ...others, ...(gameLog && { gameLog }) })).toEqual([]);
    for (const each of computed) expect(after[each] ?? '').not.toMatch(isOverLater);
  });

  test('a viewer who also hides scores learns nothing, and sees nothing that is hidden', async () => {
    expect(newsOf([beforeOf['hides all']], await respondAll('held and hides all'))).toEqual([]);
    expect(newsOf([beforeOf['hides one club'], beforeOf.held], delayedAndHiding)).toEqual([]);
  });

  test('the schedule shows no later result', async () => {
    const scoresIn = (body: string | null | undefined) =>
      schedule.response
        .parse(JSON.parse(body ?? ''))
        .days.flatMap(({ games }) => games.map(({ gamePk: id, away, home }) => [id, away.score, home.score]));
    for (const name of ['held', 'hides all', 'held and hides all'] as const) {
      const scores = scoresIn((await respondAll(name)).schedule);
      expect(scores).toHaveLength(scoresIn(newest.schedule).length);
      expect(scores).not.toEqual(scoresIn(newest.schedule));
      expect(scores).toEqual(scoresIn(beforeOf[name === 'held' ? 'held' : 'hides all'].schedule));
    }
  });

  test('games, box scores, own picks and followed players are shown to a viewer who is behind', async () => {
    const held = await respondAll('held');
    const kept = [...computed, 'gameLog', 'userPicks', 'picksFile', 'checkSession', ...Object.keys(sentChanges)];
    expect(kept.filter((name) => held[name] === null || delayed[name] === null)).toEqual([]);
  });

  test('tables are shown to a delayed viewer if nothing became known in the time of the delay', async () => {
    const names = ['standings', 'leagueLeaders', 'clubCalendar', 'userProfile', 'gameBrief'] as const;
    const readAll = () => Promise.all(names.map((name) => respond(app, endpointOf(name), 'delayed')));
    await moveTo(evening + 5 * hour + 2 * delay * 1000);
    await readAll();
    await moveTo(evening + 5 * hour + 4 * delay * 1000);
    expect(await readAll()).not.toContain(null);
  });

  test('the states after the instant lead to the newest view', async () => {
    const readGame = async (query: string, cookies: string) =>
      gameResponseSchema.parse((await read(app, `${pathOf(endpointOf('game'))}${query}`, cookies)).json());
    const [past, present] = [
      await readGame(`?format=${viewFormat}&pending=1`, `held=${evening}`),
      await readGame('', ''),
    ];
    const { pending = [] } = past;
    const after = pending.reduce((state, { delta }) => applyDelta(state, delta), gameViewSchema.parse(past.view));
    expect(after).toEqual(present.view);
    expect(pending.length).toBeGreaterThan(0);
    const times = pending.map(({ at }) => at);
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
    expect(pending.every(({ at }) => at > evening)).toBe(true);
  });

  test('the picks of the day do not have grades of later times', async () => {
    const graded = (text: string | null | undefined) =>
      dayPicksSchema.parse(JSON.parse(text ?? '')).picks.filter(({ state }) => state === 'correct' || state === 'wrong')
        .length;
    const held = await respondAll('held');
    expect(graded(held.dayPicks)).toBe(graded(beforeOf.newest.dayPicks));
    expect(graded(newest.dayPicks)).toBeGreaterThan(graded(held.dayPicks));
  });
});

describe('while a viewer hides scores, and all games of the day end', () => {
  test('all games have begun', async () => expect((await readCards()).every(hasScore)).toBe(true));

  test('nothing changes, except what is of the present', async () => {
    const hidden = await respondAll('hides all');
    const exceptions = { ...ofThePresent, ...files };
    expect(newsOf([beforeOf['hides all']], hidden, exceptions)).toEqual([]);
    expect(newsOf([hidden], beforeOf['hides all'], exceptions)).toEqual([]);
  });

  test('the games of one club do not change', async () => {
    const hidden = await respondAll('hides one club');
    const ofGame = Object.keys(hidden).filter((name) => name.startsWith('game') && name !== 'games');
    expect(ofGame.filter((name) => hidden[name] !== beforeOf['hides one club'][name])).toEqual([]);
    const cardsOf = (text: string | null | undefined) =>
      gamesDaySchema.parse(JSON.parse(text ?? '')).games.filter(({ status }) => status.phase === 'unknown');
    expect(cardsOf(hidden.games)).toEqual(cardsOf(beforeOf['hides one club'].games));
  });

  test('the outcomes of own picks are hidden', async () => {
    const { picks, day: onDay } = await picksOf('hides all');
    expect([picks, new Set(picks.picks.map(({ state }) => state))]).toEqual([picksBefore.picks, new Set(['locked'])]);
    expect(new Set(onDay.picks.map(({ state }) => state))).toEqual(new Set(['locked']));
    expect(JSON.stringify([picks, onDay])).not.toMatch(/Correct|Wrong|graded|"bases":\d/);
  });

  test('the totals of the session are those of earlier days', async () => {
    const user = userSchema.parse((await read(app, '/api/check_session', 'hide=all')).json());
    expect([user.totalScore, user.totalGuessesCorrect, user.totalGuessesIncorrect]).toEqual([0, 0, 0]);
  });
});

describe('a viewer who hides scores', () => {
  test.each(['game', 'gamePlays', 'gameBox', 'gameLog', 'gameWinProbability', 'gameScorecard', 'gameStream'] as const)(
    'gets %s of a game with code hidden and the names of the clubs',
    async (name) => {
      const { statusCode, body } = await read(app, pathOf(endpointOf(name)), 'hide=all');
      const { error } = JSON.parse(body);
      expect([statusCode, error.code, error.fields]).toEqual([425, 'hidden', { opens: String(gamePk) }]);
      expect(error.message).toContain(`${view.teams.away.shortName} at ${view.teams.home.shortName}`);
    },
  );

  test('sees a game after opening it, and no other one', async () => {
    const cookies = `hide=all; opened=${gamePk}`;
    expect((await read(app, `/api/games/${gamePk}`, cookies)).statusCode).toBe(200);
    const { games: cards } = gamesDaySchema.parse((await read(app, `/api/games?date=${day}`, cookies)).json());
    expect(cards.filter(({ status }) => status.phase !== 'unknown').map((card) => card.gamePk)).toEqual([gamePk]);
    expect(cards.every(({ teams }) => teams.away.record === null && teams.home.record === null)).toBe(true);
    const { picks } = pickHistorySchema.parse((await read(app, pathOf(endpointOf('userPicks')), cookies)).json());
    const graded = picks.filter(({ state }) => state !== 'locked');
    expect(graded).toMatchObject([{ gamePk, streakAfter: null, bases: null }]);
    expect(JSON.stringify(graded)).not.toMatch(/streak (went|stays|of)/);
  });

  test('who selects a club sees the games of others', async () => {
    const teamId = clubs.home.id;
    const { games: cards } = gamesDaySchema.parse((await read(app, `/api/games?date=${day}`, `hide=${teamId}`)).json());
    const hiddenCards = cards.filter(({ status }) => status.phase === 'unknown');
    expect(hiddenCards.every(({ teams }) => [teams.away.id, teams.home.id].includes(teamId))).toBe(true);
    expect(hiddenCards.length).toBeGreaterThan(0);
    expect(hiddenCards.length).toBeLessThan(cards.length);
  });

  test('sees the standings of earlier days, and the newest after opening them', async () => {
    const statusOf = async (url: string, cookies = 'hide=all') => (await read(app, url, cookies)).statusCode;
    expect([await statusOf('/api/standings'), await statusOf('/api/standings?date=2026-04-02')]).toEqual([425, 200]);
    expect(await statusOf('/api/standings?date=2026-04-03')).toBe(425);
    expect(await statusOf('/api/standings?season=2026&date=2020-04-01')).toBe(425);
    expect(await statusOf('/api/standings/race')).toBe(425);
    expect(await statusOf('/api/standings', 'hide=all; opened=standings')).toBe(200);
  });

  test('sees an earlier instant without what other viewers of that instant see', async () => {
    const shielded = `held=${evening}; hide=all; opened=${gamePk}`;
    const box = await read(app, pathOf(endpointOf('gameBox')), `held=${evening}`);
    const hiddenBox = await read(app, pathOf(endpointOf('gameBox')), shielded);
    expect([box.body.includes('"batting"'), hiddenBox.body.includes('"batting"')]).toEqual([true, true]);
    expect(hiddenBox.body).not.toContain('"wins":');
    expect((await read(app, pathOf(endpointOf('userPicks')), shielded)).body).not.toMatch(/"streakAfter":\d/);
  });
});

describe('a call of the browser', () => {
  test.each(['held', 'hides all', 'held and hides all'] as const)(
    'of %s has status 200 with the reason wherever another client has 425, and nothing stores it',
    async (name) => {
      const viewer: Viewer = viewers[name];
      let refused = 0;
      for (const [endpointName, endpoint] of all) {
        const ask = (headers = {}) =>
          read(app, pathOf(endpoint), cookiesOf(viewer), {
            method: endpoint.method,
            body: sentChanges[endpointName],
            headers,
          });
        if (isStream(endpoint) && viewer.hides === undefined) continue;
        const other = await ask();
        expect(other.statusCode, endpointName).not.toBe(500);
        if (other.statusCode !== 425) continue;
        refused += 1;
        const own = await ask(refusedAsSuccess);
        expect([own.statusCode, own.headers['cache-control']], endpointName).toEqual([200, 'no-store']);
        const { shownAt, error } = own.json();
        expect(['not_yet', 'hidden'], endpointName).toContain(error.code);
        expect(shownAt === null || shownAt > evening, endpointName).toBe(true);
      }
      expect(refused).toBeGreaterThan(3);
    },
  );
});

describe('a page', () => {
  test.each(allPages)('%s answers viewers who are behind or hide scores, without later results', async (name, page) => {
    for (const viewer of ['held', 'hides all', 'held and hides all'] as const)
      for (const from of [app, fresh.app]) {
        const { statusCode, headers, body } = await read(from, pathOf(page), cookiesOf(viewers[viewer]));
        expect([statusCode === 425, headers['cache-control'], headers.vary]).toEqual([
          false,
          expect.stringContaining('no-store'),
          expect.stringContaining('cookie'),
        ]);
        expect(countFinals(body), viewer).toBeLessThanOrEqual(viewer === 'held' ? (finals.get(name) ?? 0) : 0);
      }
  });
});
