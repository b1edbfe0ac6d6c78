import { beforeAll, describe, expect, test } from 'vitest';
import { settleGame } from '#features/settlement/server/settle-game.ts';
import { addUsers, putGame, putPick } from '#features/settlement/server/testing/season-of-picks.ts';
import { finalGames } from '#platform/db/schema.ts';
import { lockLeadMs } from '#rules/picks/lock.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { readUserProfile } from './server.ts';

const db = await createTestDatabase();
const day = (gamePk: number, more: Partial<PickableGame>): PickableGame => pickable({ gamePk, ...more });
const pitch = (text: string) => Date.parse(`${text}T23:10:00Z`);
const now = pitch('2026-07-18') - 60 * 60_000;
const [won, lost] = [{ phase: 'final', winnerId: 121 } as const, { phase: 'final', winnerId: 110 } as const];

const games = [
  day(1, { ...won, officialDate: '2026-07-15', startsAt: pitch('2026-07-15') }),
  day(2, { ...won, officialDate: '2026-07-16', startsAt: pitch('2026-07-16') }),
  day(3, { phase: 'void', officialDate: '2026-07-16', startsAt: pitch('2026-07-16') + 1 }),
  day(4, { ...lost, officialDate: '2026-07-17', startsAt: pitch('2026-07-17') }),
  day(5, { phase: 'live', leftPreviewAt: now - 60_000 }),
  day(6, { startsAt: pitch('2026-07-18') }),
];

/** A user who has picked the home club of every game, and one without picks. */
beforeAll(async () => {
  const [user = 0] = await addUsers(db, 2);
  for (const game of games) {
    await putGame(db, game);
    await db.execute(`update games set locks_at = starts_at - interval '10 minutes'`);
    await putPick(db, user, game, game.homeId);
    await settleGame(db, game.gamePk, now);
  }
});

describe('a public profile', () => {
  test('has totals, rank and the streak at the end of each day', async () => {
    const user = await readUserProfile(db, 'FAN000', now);
    expect(user).toMatchObject({
      username: 'fan000',
      totalScore: 3,
      longestStreak: 2,
      currentStreak: 0,
      totalGuessesCorrect: 2,
      totalGuessesIncorrect: 1,
      totalNumGuesses: 6,
      rank: 1,
      accuracy: { share: 2 / 3 },
    });
    expect(user.calendar).toEqual([
      { date: '2026-07-15', correct: 1, wrong: 0, void: 0, streak: 1 },
      { date: '2026-07-16', correct: 1, wrong: 0, void: 1, streak: 2 },
      { date: '2026-07-17', correct: 0, wrong: 1, void: 0, streak: 0 },
    ]);
  });

  test('shows picks from their lock time on', async () => {
    const shown = async (at: number) =>
      (await readUserProfile(db, 'fan000', at)).picks.map(({ gamePk, state }) => [gamePk, state]);
    const known = [
      [5, 'live'],
      [4, 'wrong'],
      [3, 'void'],
      [2, 'correct'],
      [1, 'correct'],
    ];
    const lock = pitch('2026-07-18') - lockLeadMs;
    expect([await shown(lock - 1), await shown(lock)]).toEqual([known, [[6, 'locked'], ...known]]);
  });

  test('has the score of a graded pick, the picked club first', async () => {
    await db.insert(finalGames).values({
      gamePk: 1,
      season: '2026',
      stage: 'season',
      playedOn: '2026-07-15',
      awayId: games[0]?.awayId ?? 0,
      homeId: games[0]?.homeId ?? 0,
      awayRuns: 3,
      homeRuns: 5,
      readAt: new Date(now),
    });
    expect((await readUserProfile(db, 'fan000', now)).picks.map(({ gamePk, score }) => [gamePk, score])).toEqual([
      [5, null],
      [4, null],
      [3, null],
      [2, null],
      [1, { picked: 5, other: 3 }],
    ]);
  });

  test('of a user without picks is empty and has no rank', async () =>
    expect(await readUserProfile(db, 'fan001', now)).toMatchObject({
      totalScore: 0,
      totalNumGuesses: 0,
      rank: null,
      accuracy: null,
      calendar: [],
      picks: [],
    }));

  test('of an unknown user is not found', async () =>
    await expect(readUserProfile(db, 'unknown', now)).rejects.toThrow('There is no user with this name.'));
});
