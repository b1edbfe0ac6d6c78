import { createMorningReader } from '#features/practice/server/create-morning-reader.ts';
import { readPractice } from '#features/practice/server/routes.ts';
import { submitPracticePick } from '#features/practice/server/submit-practice-pick.ts';
import type { Db } from '#platform/db/open-db.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { respondWith, startScriptedClient } from '#tests/support/upstream/scripted-upstream.ts';

const date = '2018-05-01';
const now = Date.parse('2018-06-01T19:00:00Z');
/** of May 1, 2018 in `fillLargeTables` */
const gamePk = 4003;

/** Practice on the tables of `fillLargeTables`. */
export function practiceWork(db: Db): Record<string, () => Promise<unknown>> {
  return {
    'a practice day': async () => {
      const teams = { away: { team: { id: 110 } }, home: { team: { id: 121 } } };
      const { client } = await startScriptedClient([
        respondWith({ dates: [{ date, games: [{ gamePk, gameType: 'R', officialDate: date, teams }] }] }),
        respondWith({ dates: [] }),
      ]);
      const readMorning = createMorningReader({ db, client });
      const { day } = await readPractice({ db, random: () => 0 }, readMorning, {
        userId: 1,
        date,
        today: baseballDay(now),
      });
      if (day?.games.length !== 1) throw new Error(`${day?.games.length} games`);
    },
    'a practice pick': () =>
      submitPracticePick(db, { userId: markAuthorized(1), gamePk, winnerId: 110, today: baseballDay(now), now }),
  };
}
