import { pickable } from '#domain/predictions/testing/pickable.ts';
import type { Db } from '#server/db/open-db.ts';
import { writePicks } from '#server/features/predictions/write-pick.ts';
import { archivePicks } from '#server/features/settlement/archive-picks.ts';
import { settleGame } from '#server/features/settlement/settle-game.ts';
import { putGame } from '#server/features/settlement/testing/season-of-picks.ts';
import { markAuthorized } from '#server/http/endpoints/authorized.ts';
import { createClock } from '#server/clock.ts';
import { manualTime } from '#server/testing/manual-time.ts';
import { openTestPeers } from '#tests/support/database/open-test-peers.ts';

const day = 86_400_000;

/** Archives the picks of two games that were played at `startsAt` (epoch ms, UTC), and corrects the result of the first. */
export async function archiveAndCorrect(db: Db, startsAt: number): Promise<void> {
  const officialDate = new Date(startsAt).toISOString().slice(0, 10);
  const games = [970_000, 970_001].map((gamePk) => pickable({ gamePk, startsAt, officialDate, locksAt: startsAt }));
  const at = new Date(startsAt - day);
  for (const game of games) {
    await putGame(db, game);
    const newPicks = [40, 41, 42].map((id) => ({ userId: markAuthorized(id), winnerId: 121, loserId: null, at }));
    await writePicks(db, game.gamePk, newPicks);
    await putGame(db, { ...game, phase: 'final', winnerId: 121 });
    await settleGame(db, game.gamePk, startsAt);
  }
  const clock = createClock({ realStart: 0, leagueStart: startsAt + 9 * day, speed: 1 }, () => 0);
  const log = { error: () => {} };
  const archived = await archivePicks({ db, peers: openTestPeers(db), clock, after: manualTime().after, log }).run();
  if (archived === null || archived < 6) throw new Error(`${archived} picks were archived`);
  const [first = pickable()] = games;
  await putGame(db, { ...first, phase: 'final', winnerId: 110 });
  await settleGame(db, first.gamePk, startsAt);
}
