import { expect, test, vi } from 'vitest';
import { addUsers, putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { submitPick } from './submit-pick.ts';
import { removePick } from './write-pick.ts';

const db = await createTestDatabase();
const game = pickable();
const now = (game.startsAt ?? 0) - 3_600_000;
const pickableGames = { isFresh: () => false, read: async () => game };

test.each(['made', 'unchanged'])(
  'a pick that is withdrawn right after it was %s does not close the game',
  async (state) => {
    await putGame(db, game);
    const [id = 0] = await addUsers(db, 1, state);
    const userId = markAuthorized(id);
    const submission = { request: { game_Id: game.gamePk, predictedWinnerId: 121 }, userId, now };
    if (state === 'unchanged') await submitPick(db, pickableGames, submission);
    const query = db.$client.query.bind(db.$client);
    // the first statement writes the pick
    vi.spyOn(db.$client, 'query').mockImplementationOnce(async (...statement: unknown[]) => {
      const written: unknown = await Reflect.apply(query, null, statement);
      await removePick(db, { userId, gamePk: game.gamePk }, new Date(now));
      return written;
    });
    expect((await submitPick(db, pickableGames, submission)).pick).toMatchObject({ winnerId: 121, state: 'open' });
  },
);
