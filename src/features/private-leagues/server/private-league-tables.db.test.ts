import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import type { Span } from '#rules/picks/period.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import type { PrivateLeagueBoard } from '../contract.ts';
import { storePrivateLeague, addMember } from './join-private-league.ts';
import { createPrivateLeagueTables } from './private-league-tables.ts';
import { readPrivateLeague } from './read-private-leagues.ts';

const db = await createTestDatabase();
const today = '2026-07-16';
const [away, home] = [110, 121];

beforeEach(async () => {
  await db.execute(sql`
    truncate users, games, game_crowds, past_skills, picks, pick_confidences, tallies, private_leagues cascade`);
  await db.execute(sql`update leaderboard_state set version = version + 1, week = '-infinity', season = '-infinity'`);
});

/** A league of the first users, and a function that reads a table of it. */
async function startLeague(userIds: readonly number[]) {
  const [founder = 0, ...others] = userIds.map((id) => markAuthorized(id));
  const { id: leagueId } = await storePrivateLeague(db, { userId: markAuthorized(founder), now: 0 }, 'The Dugout');
  const readTable = createPrivateLeagueTables(db);
  const read = async (board: PrivateLeagueBoard, period: Span, season?: string) =>
    (await readPrivateLeague(db, readTable, { leagueId, userId: founder, board, period, season, today })).table;
  const { code } = await readPrivateLeague(db, readTable, {
    leagueId,
    userId: founder,
    board: 'score',
    period: 'season',
    today,
  });
  for (const userId of others) await addMember(db, { userId, now: 1 }, code);
  return { read, code, readTable, leagueId };
}

test('the tables of the score have the members’ whole records, and those without a pick at the end', async () => {
  const userIds = await addUsers(db, 4);
  const { read } = await startLeague(userIds);
  await db.execute(sql`update leaderboard_state set week = '2026-07-13', season = '2026-01-01'`);
  const put = (place: number, [past, season, month, week]: number[], since = ['2026-07-01', '2026-07-13']) =>
    db.execute(sql`
      insert into tallies (user_id, username, total_score, past_score, current_streak, longest_streak, correct, past_correct, wrong,
        month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong)
      values (${userIds[place]}, ${`fan00${place}`}, ${(past ?? 0) + (season ?? 0)}, ${past}, 1, 4, ${(past ?? 0) + (season ?? 0)}, ${past}, 2,
        ${since[0]}, ${month}, ${month}, 1, ${since[1]}, ${week}, ${week}, 0)`);
  await put(0, [30, 9, 5, 2]);
  await put(1, [0, 9, 6, 2]);
  await put(3, [0, 20, 1, 1], ['2026-06-01', '2026-06-29']);
  const rowsOf = async (period: Span) => {
    const table = await read('score', period);
    if (table.board !== 'score') throw new TypeError('another board');
    return [table.since, ...table.rows.map(({ rank, username, totalScore }) => [rank, username, totalScore])];
  };
  const withoutPick = (...names: string[]) => names.map((name) => [null, name, 0]);
  const all = [[1, 'fan000', 39], [2, 'fan003', 20], [3, 'fan001', 9], ...withoutPick('fan002')];
  expect(await rowsOf('all')).toEqual([null, ...all]);
  const season = [[1, 'fan003', 20], [2, 'fan000', 9], [2, 'fan001', 9], ...withoutPick('fan002')];
  expect(await rowsOf('season')).toEqual([null, ...season]);
  const month = [[1, 'fan001', 6], [2, 'fan000', 5], ...withoutPick('fan002', 'fan003')];
  expect(await rowsOf('month')).toEqual(['2026-07-01', ...month]);
  const week = [[1, 'fan000', 2], [1, 'fan001', 2], ...withoutPick('fan002', 'fan003')];
  expect(await rowsOf('week')).toEqual(['2026-07-13', ...week]);
});

/** Game `n` of a day; the home club wins unless `n` is a multiple of three. */
const gameOf = (officialDate: string, n: number): PickableGame => {
  const gamePk = Number(officialDate.slice(5).replace('-', '')) * 100 + n;
  const startsAt = Date.parse(`${officialDate}T17:00:00Z`) + n * 60_000;
  return pickable({ gamePk, officialDate, startsAt, phase: 'final', winnerId: n % 3 === 0 ? away : home });
};

/** Of 24 users the first picks every game right, the second half of them, and the others the home club. */
const choiceOf = (place: number, n: number, { winnerId }: PickableGame): number => {
  if (place === 0) return winnerId ?? home;
  return place === 1 && n % 2 === 0 ? away : home;
};

async function playGames(userIds: readonly number[], officialDate: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const game = gameOf(officialDate, n);
    await putGame(db, { ...game, phase: 'open', winnerId: null });
    for (const [place, userId] of userIds.entries()) {
      // the third member has two games less
      if (place === 2 && n < 2) continue;
      await putPick(db, userId, game, choiceOf(place, n, game));
    }
    const choice = choiceOf(0, n, game);
    await db.execute(sql`
      insert into pick_confidences (user_id, game_pk, official_date, winner_id, percent)
      values (${userIds[0]}, ${game.gamePk}, ${officialDate}, ${choice}, 80)`);
    await putGame(db, game);
    await settleGame(db, game.gamePk, Date.parse(`${today}T12:00:00Z`));
  }
}

/** Σ(correct − share of the others who were) ÷ (n + 600) of the first member, as hundredths of a percentage point. */
function expectedSkill(days: [string, number][]): { picks: number; skill: number } {
  const values = days.flatMap(([day, count]) =>
    Array.from({ length: count }, (_, n) => {
      const game = gameOf(day, n);
      const others = Array.from({ length: 23 }, (__, index) => index + 1).filter((place) => place !== 2 || n >= 2);
      return 1 - others.filter((place) => choiceOf(place, n, game) === game.winnerId).length / others.length;
    }),
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return { picks: values.length, skill: Math.round((10_000 * sum) / (values.length + 600)) / 10_000 };
}

test('the tables of skill and confidence count the picks of the period, and a rank needs enough of them', async () => {
  const userIds = await addUsers(db, 24);
  await playGames(userIds, '2026-06-20', 4);
  await playGames(userIds, '2026-07-02', 3);
  await playGames(userIds, '2026-07-14', 11);
  const { read } = await startLeague(userIds.slice(0, 3));
  const days: [string, number][] = [
    ['2026-06-20', 4],
    ['2026-07-02', 3],
    ['2026-07-14', 11],
  ];
  const periods: [Span, number, number | null][] = [
    ['week', 2, 1],
    ['month', 1, null],
    ['season', 0, null],
    ['all', 0, null],
  ];
  for (const [period, from, rank] of periods) {
    const { picks, skill } = expectedSkill(days.slice(from));
    expect([period, (await read('skill', period)).rows.find(({ username }) => username === 'fan000')]).toMatchObject([
      period,
      { rank, figures: { picks, skill } },
    ]);
    const { rows: byBits } = await read('confidence', period);
    const figures = { picks, bits: 0.6781, brier: 0.04 };
    expect([period, byBits[0]]).toMatchObject([period, { rank, username: 'fan000', figures }]);
    const unranked = { rank: null, figures: null };
    expect(byBits.slice(1)).toMatchObject([unranked, unranked]);
  }
  const ofWeek = (await read('skill', 'week')).rows.flatMap(({ rank, username }) => [rank, username]);
  expect(ofWeek).toEqual([1, 'fan000', 2, 'fan001', null, 'fan002']);
});

test('a correction changes the tables with the next version of the boards', async () => {
  const userIds = await addUsers(db, 24);
  await playGames(userIds, '2026-07-14', 1);
  const { read } = await startLeague(userIds.slice(0, 2));
  const first = await read('skill', 'week');
  expect(first.rows[0]).toMatchObject({ username: 'fan000', figures: { picks: 1 } });
  await db.execute(sql`update picks set outcome = case outcome when 'correct' then 'wrong' else 'correct' end`);
  expect(await read('skill', 'week')).toEqual(first);
  await db.execute(sql`update leaderboard_state set version = version + 1`);
  expect(await read('skill', 'week')).not.toEqual(first);
});

test('the table of the skill of an earlier season has the figures that were stored at its end', async () => {
  const userIds = await addUsers(db, 3);
  const { read } = await startLeague(userIds);
  await db.execute(sql`update leaderboard_state set season = '2026-01-01', version = version + 1`);
  await db.execute(sql`
    insert into past_skills (user_id, season, username, is_hidden, skill_value, skill_picks, score)
    values (${userIds[0]}, '2025-01-01', 'fan000', false, 8000000, 200, 100),
      (${userIds[1]}, '2025-01-01', 'fan001', false, 9000000, 199, null)`);
  const past = await read('skill', 'season', '2025');
  expect(past).toMatchObject({ season: '2025', seasons: ['2026', '2025'] });
  expect(past.rows.map(({ rank, username }) => [rank, username])).toEqual([
    [1, 'fan000'],
    [null, 'fan001'],
    [null, 'fan002'],
  ]);
  expect(past.rows[0]).toMatchObject({ figures: { picks: 200, skill: 0.01 } });
  const present = await read('skill', 'season');
  expect(present).toMatchObject({ season: '2026' });
  expect(present.rows.map((row) => 'figures' in row && row.figures)).toEqual([null, null, null]);
  expect(await read('skill', 'month')).toMatchObject({ season: null });
});
