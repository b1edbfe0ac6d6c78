import {
  dayPlainText,
  dayText,
  type DayTextQuery,
  gamePlainText,
  gameText,
  type GameTextQuery,
} from '../../contract/text-version.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { leagueCopyright } from '#features/source/server/league-copyright.ts';
import { leagueNotice, type ShownLeague } from '#features/source/server/league-notice.ts';
import { readStoredLocks, type StoredLocks } from '#features/picks/server/my-picks/stored-locks.ts';
import { serveDocument } from '#platform/http/endpoints/serve-document.ts';
import type { RequestViewer } from '#platform/viewer/server/viewer.ts';
import { dayDocument } from './day/day-document.ts';
import { gameDocument } from './game/game-document.ts';
import { inningDocument } from './game/inning-document.ts';
import type { ShownGames } from '../shown-games.ts';

/** `publicUrl`: the address of the site; null: that of each request */
type Parts = {
  client: StatsApiClient;
  clock: Clock;
  shownGames: ShownGames;
  db: Db;
  league: ShownLeague;
  publicUrl: string | null;
};

type ToViewer = { viewer: Pick<RequestViewer, 'show'> };
type GameInput = { params: { gamePk: number }; query: GameTextQuery };

/** The texts of a game and of a day, as pages without scripts and as plain text. */
export function textVersionRoutes(parts: Parts) {
  const { db, clock, client, league, publicUrl, shownGames } = parts;
  const frame = () => {
    const now = clock.now();
    return { now, notice: leagueNotice(league) ?? leagueCopyright(client, now) };
  };

  const readGame = ({ params, query }: GameInput, { viewer }: ToViewer) =>
    viewer.show(async (seen) => {
      const live = await shownGames.game(params.gamePk, seen);
      const { inning, refresh = null } = query;
      const document =
        inning === undefined ? gameDocument(live, query, frame()) : inningDocument(live, { ...query, inning }, frame());
      return { document, refresh: isOver(live.view) ? null : refresh };
    });

  const readDay = ({ query }: { query: DayTextQuery }, { viewer }: ToViewer) =>
    viewer.show(async (seen) => {
      const day = await shownGames.day(query, seen);
      const { now, notice } = frame();
      // without the database the lock follows from the scheduled start
      const locks = await readStoredLocks(db, day.date, now).catch((): StoredLocks => new Map());
      return { document: dayDocument(day, query, { now, notice, locks }), refresh: query.refresh ?? null };
    });

  return {
    gameText: serveDocument(gameText, publicUrl, readGame),
    gamePlainText: serveDocument(gamePlainText, publicUrl, readGame),
    dayText: serveDocument(dayText, publicUrl, readDay),
    dayPlainText: serveDocument(dayPlainText, publicUrl, readDay),
  };
}
