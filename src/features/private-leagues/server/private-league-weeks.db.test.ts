import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { final } from '#sources/statsapi/testing/invented-upstream.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { leagueEvening, privateLeagueSummarySchema, leagueWeeks, privateLeagueSchema } from '../contract.ts';

const db = await createTestDatabase();
const [away, home] = [9001, 9002];
const today = '2031-06-01';
const at = (hour: number, day = today) => Date.parse(`${day}T${hour}:00:00Z`);

beforeEach(async () => {
  await db.execute(sql`truncate users, games, picks, tallies, private_leagues cascade`);
});

/** A league of two users on June 1, 2031, a Sunday, at 19:00 UTC. */
async function start() {
  const { app, upstream } = await startTestApp({ db });
  const [ann, bob] = [await signUpUser(app, 'ann'), await signUpUser(app, 'bob')];
  const created = await ann.inject({ method: 'POST', url: '/api/leagues', payload: { name: 'The Dugout' } });
  const url = `/api/leagues/${privateLeagueSummarySchema.parse(created.json()).id}`;
  const { code } = privateLeagueSchema.parse((await ann.inject({ url })).json());
  await bob.inject({ method: 'POST', url: '/api/leagues/join', payload: { code } });
  const evening = async (user: typeof ann) =>
    leagueEvening.response.parse((await user.inject({ url: `${url}/evening` })).json());
  const weeks = async (user: typeof ann) =>
    leagueWeeks.response.parse((await user.inject({ url: `${url}/weeks` })).json());
  const read = async (user: typeof ann) => privateLeagueSchema.parse((await user.inject({ url })).json());
  return { app, upstream, ann, bob, url, evening, weeks, read };
}

const gameOf = (gamePk: number, startsAt: number, facts: Partial<PickableGame> = {}): PickableGame =>
  pickable({ gamePk, officialDate: today, startsAt, awayId: away, homeId: home, ...facts });

/** Settles a game that the home club wins; `calls` are the winners that the users called. */
async function play(game: PickableGame, calls: Record<number, number>): Promise<void> {
  await putGame(db, game);
  for (const [userId, winnerId] of Object.entries(calls)) await putPick(db, Number(userId), game, winnerId);
  await putGame(db, { ...game, phase: 'final', winnerId: home });
  await settleGame(db, game.gamePk, at(19));
}

test('calls of others are hidden until the lock, and are right or wrong after the game', async () => {
  const { upstream, ann, bob, evening } = await start();
  const [open, locked, over] = [gameOf(5, at(23)), gameOf(8, at(19)), gameOf(7, at(15))];
  const teams = { away: { team: { id: away }, score: 2 }, home: { team: { id: home }, score: 3 } };
  upstream.changes = {
    7: { gameDate: `${today}T15:00:00Z`, status: final, teams },
    8: { gameDate: `${today}T19:00:00Z` },
    5: { gameDate: `${today}T23:00:00Z` },
  };
  for (const game of [open, locked]) await putGame(db, game);
  for (const game of [open, locked]) await putPick(db, bob.user.id, game, away);
  await putPick(db, ann.user.id, open, home);
  await play(over, { [ann.user.id]: home, [bob.user.id]: away });
  const { date, games, members, others } = await evening(ann);
  expect([date, others]).toEqual([today, 0]);
  const places = [7, 8, 5].map((gamePk) => games.findIndex((game) => game.gamePk === gamePk));
  expect(places.map((place) => games[place]?.isOpen)).toEqual([false, false, true]);
  const callsOf = (username: string) => {
    const calls = members.find((member) => member.username === username)?.calls;
    return places.map((place) => calls?.[place]);
  };
  expect(members.map(({ username }) => username)).toEqual(['ann', 'bob']);
  expect(callsOf('ann')).toEqual([
    { winnerId: home, outcome: 'correct' },
    { winnerId: null, outcome: null },
    { winnerId: home, outcome: null },
  ]);
  expect(callsOf('bob')).toEqual([{ winnerId: away, outcome: 'wrong' }, { winnerId: away, outcome: null }, null]);
  const own = await evening(bob);
  expect(own.members.map(({ username }) => username)).toEqual(['bob', 'ann']);
  expect(own.members[0]?.calls).toContainEqual({ winnerId: away, outcome: null });
});

test('a viewer who hides scores does not get the grid', async () => {
  const { app, ann, url } = await start();
  const response = await app.inject({ url: `${url}/evening`, headers: { cookie: `${ann.cookie}; hide=all` } });
  expect(response.json()).toMatchObject({ error: { code: 'hidden' } });
});

test('the weeks name the winner and the leader, the record against others, and events', async () => {
  const { ann, bob, weeks } = await start();
  const [a, b] = [ann.user.id, bob.user.id];
  const onDay = (gamePk: number, officialDate: string) => gameOf(gamePk, at(18, officialDate), { officialDate });
  await play(onDay(1, '2031-05-20'), { [a]: home, [b]: away });
  await play(onDay(2, '2031-05-21'), { [a]: home, [b]: home });
  await play(onDay(3, '2031-05-27'), { [a]: away, [b]: home });
  const { lastWeek, thisWeek, rivals, events } = await weeks(ann);
  expect(lastWeek).toEqual({ monday: '2031-05-19', names: ['ann'], score: 3 });
  expect(thisWeek).toEqual({ monday: '2031-05-26', names: ['bob'], score: 2 });
  expect(rivals).toEqual([{ username: 'bob', profilePic: '1', wins: 1, losses: 1 }]);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['joined', 'joined', 'won']);
  expect((await weeks(bob)).rivals).toMatchObject([{ username: 'ann', wins: 1, losses: 1 }]);
});

test('results of games that no member called do not wait to be counted', async () => {
  const { app, ann, weeks, read } = await start();
  const { user } = await signUpUser(app, 'cal');
  const game = gameOf(2, at(16));
  await putGame(db, game);
  await putPick(db, user.id, game, home);
  await putGame(db, { ...game, phase: 'final', winnerId: home }, 'due');
  expect(await weeks(ann)).toMatchObject({ isCounting: false });
  expect(await read(ann)).toMatchObject({ isCounting: false });
});

test('while results are counted no one leads and no member has a place', async () => {
  const { ann, bob, weeks, read } = await start();
  await play(gameOf(1, at(18, '2031-05-20'), { officialDate: '2031-05-20' }), { [ann.user.id]: home });
  expect((await read(ann)).table.rows.map(({ rank }) => rank)).toEqual([1, null]);
  const game = gameOf(2, at(16));
  await putGame(db, game);
  await putPick(db, bob.user.id, game, home);
  await putGame(db, { ...game, phase: 'final', winnerId: home }, 'due');
  expect(await weeks(ann)).toMatchObject({ isCounting: true, lastWeek: null, thisWeek: null });
  expect(await read(ann)).toMatchObject({ isCounting: true, table: { rows: [{ rank: null }, { rank: null }] } });
});
