import type { MyPicks } from '../../contract/my-picks.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isFinal } from '#rules/baseball/game/predicates.ts';
import { asItStands } from '#rules/picks/as-it-stands.ts';
import { emptyTally } from '#rules/picks/tally.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readForecasts } from '#features/forecasts/server/read-forecast.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { readScoreRanks } from '#features/leaderboard/server/score-ranks.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { picksAtInstant } from './day/picks-at-instant.ts';
import { placesOf } from './day/places-of.ts';
import { readCards } from './day/read-cards.ts';
import { findNextLock } from './day/read-next-lock.ts';
import { readStoredPicks, type StoredPick } from './day/read-stored-picks.ts';
import { readStoredLocks } from './stored-locks.ts';
import { type StandingPick, toCounted, toDayPick, toPending, toStandingPick } from './day/to-day-pick.ts';

type Parts = { db: Db; client: StatsApiClient; shownGames: ShownGames };

/** `now`, `instant`: epoch ms, league clock; `instant`: what the viewer sees, null: now */
type MyPicksQuery = { userId: number; now: number; instant: number | null };

/** Earlier picks are shown while their games are played. */
const isShown = ({ pick, state }: StandingPick, today: string): boolean =>
  pick.officialDate === today || state === 'live';

/** The stored game as the viewer's card shows it. */
function gameOfCard(game: StoredPick['game'], card: GameCard): StoredPick['game'] {
  return { ...game, phase: card.status.phase, winnerId: isFinal(card) ? game.winnerId : null };
}

/** Reads the games of the picks that are shown or not graded. */
async function readGamesOf(
  { db, ...sources }: Parts,
  picks: readonly StoredPick[],
  { today, now, instant }: { today: string; now: number; instant: number | null },
) {
  const needed = picks.filter(({ pick }) => pick.officialDate === today || pick.outcome === null);
  const games = needed.map(({ pick: { gamePk, officialDate }, game: { level } }) => ({
    gamePk,
    level,
    isOfToday: officialDate === today,
  }));
  const [{ byGame, ...cards }, forecasts] = await Promise.all([
    readCards(sources, { today, instant }, games),
    readForecasts(
      db,
      games.map(({ gamePk }) => gamePk),
    ),
  ]);
  const standing = needed.flatMap((stored) => {
    const card = byGame.get(stored.pick.gamePk);
    if (card === undefined) return [];
    return [toStandingPick(instant === null ? stored : { ...stored, game: gameOfCard(stored.game, card) }, card, now)];
  });
  return { ...cards, forecasts, standing };
}

/** Reads a user's picks of the current day as they stand at the viewer's instant. */
export async function readMyPicks(parts: Parts, { userId, now, instant }: MyPicksQuery): Promise<MyPicks> {
  const today = baseballDay(instant ?? now);
  const [newest, ranks, locks] = await Promise.all([
    readStoredPicks(parts.db, userId, today),
    readScoreRanks(parts.db, { name: 'season', since: null }),
    readStoredLocks(parts.db, today, now),
  ]);
  const stored = picksAtInstant(newest, instant);
  const games = await readGamesOf(parts, stored.picks, { today, now, instant });
  const tally = stored.tally ?? emptyTally;
  const { tally: standing, worth } = asItStands(tally, {
    graded: stored.picks.flatMap(toCounted),
    pending: games.standing.flatMap(toPending),
  });
  return {
    date: today,
    // the ranks contain later results of other users
    ...placesOf({ ...stored, ranks: instant === null ? ranks : null }, { now: tally, standing }),
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
