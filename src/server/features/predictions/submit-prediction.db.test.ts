import { expect, test } from 'vitest';
import { pickable } from '#domain/predictions/testing/pickable.ts';
import { addUsers, putGame } from '#server/features/settlement/testing/season-of-picks.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { submitPrediction } from './submit-prediction.ts';
import { removePick, writePick } from './write-pick.ts';

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
    const write = (gamePk: number, pick: Parameters<typeof writePick>[2]) => writePick(db, gamePk, pick);
    if (state === 'unchanged') await submitPrediction({ db, pickableGames, writePick: write }, submission);
    let withdrawals = 0;
    const writeInRace: typeof write = async (gamePk, pick) => {
      const result = await write(gamePk, pick);
      if ((withdrawals += 1) === 1) await removePick(db, { userId, gamePk }, new Date(now));
      return result;
    };
    const submitted = await submitPrediction({ db, pickableGames, writePick: writeInRace }, submission);
    expect(submitted.pick).toMatchObject({ winnerId: 121, state: 'open' });
  },
);
