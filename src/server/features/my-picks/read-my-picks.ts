import type { MyPicks } from '#contract/my-picks.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import { asItStands } from '#domain/predictions/as-it-stands.ts';
import { emptyTally } from '#domain/predictions/tally.ts';
import type { Db } from '#server/db/open-db.ts';
import { readForecasts } from '#server/features/forecasts/read-forecast.ts';
import { readScoreRanks } from '#server/features/leaderboard/score-ranks.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { placesOf } from './day/places-of.ts';
import { readCards } from './day/read-cards.ts';
import { findNextLock } from './day/read-next-lock.ts';
import { readStoredPicks, type StoredPick } from './day/read-stored-picks.ts';
import { readStoredLocks } from './stored-locks.ts';
import { type StandingPick, toCounted, toDayPick, toPending, toStandingPick } from './day/to-day-pick.ts';

type Parts = { db: Db; client: StatsApiClient };

/** Earlier picks are shown while their games are played. */
const isShown = ({ pick, state }: StandingPick, today: string): boolean =>
  pick.officialDate === today || state === 'live';

/** Reads the games of the picks that are shown or not graded. */
async function readGamesOf(
  { db, client }: Parts,
  picks: readonly StoredPick[],
  { today, now }: { today: string; now: number },
) {
  const needed = picks.filter(({ pick }) => pick.officialDate === today || pick.outcome === null);
  const games = needed.map(({ pick: { gamePk, officialDate }, game: { level } }) => ({
    gamePk,
    level,
    isOfToday: officialDate === today,
  }));
  const [{ byGame, ...cards }, forecasts] = await Promise.all([
    readCards(client, today, games),
    readForecasts(
      db,
      games.map(({ gamePk }) => gamePk),
    ),
  ]);
  const standing = needed.flatMap((stored) => {
    const card = byGame.get(stored.pick.gamePk);
    return card === undefined ? [] : [toStandingPick(stored, card, now)];
  });
  return { ...cards, forecasts, standing };
}

/** Reads a user's picks of the current day as they stand. `now`: epoch ms, league clock. */
export async function readMyPicks(parts: Parts, { userId, now }: { userId: number; now: number }): Promise<MyPicks> {
  const today = baseballDay(now);
  const [stored, ranks, locks] = await Promise.all([
    readStoredPicks(parts.db, userId, today),
    readScoreRanks(parts.db, { name: 'season', since: null }),
    readStoredLocks(parts.db, today, now),
  ]);
  const games = await readGamesOf(parts, stored.picks, { today, now });
  const tally = stored.tally ?? emptyTally;
  const { tally: standing, worth } = asItStands(tally, {
    graded: stored.picks.flatMap(toCounted),
    pending: games.standing.flatMap(toPending),
  });
  return {
    date: today,
    ...placesOf({ ...stored, ranks }, { now: tally, standing }),
    picks: games.standing
      .filter((pick) => isShown(pick, today))
      .toSorted((one, other) => one.firstPitchAt - other.firstPitchAt || one.pick.gamePk - other.pick.gamePk)
      .map((pick) => {
        const { gamePk } = pick.pick;
        return toDayPick(pick, { worth: worth.get(gamePk), forecast: games.forecasts.get(gamePk) ?? null });
      }),
    nextLock: findNextLock({
      cards: games.majorLeague,
      locks,
      picked: new Set(games.standing.map(({ pick }) => pick.gamePk)),
      now,
    }),
    freshness: games.freshness,
  };
}
