import type { Evening, MyPicks } from '../../contract/my-picks.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { hasStarted, isFinal, isPickable } from '#rules/baseball/game/predicates.ts';
import { asItStands } from '#rules/picks/as-it-stands.ts';
import { emptyTally } from '#rules/picks/tally.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readForecasts } from '#features/forecasts/server/read-forecast.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { readScoreRanks, type ScoreRanks } from '#features/leaderboard/server/score-ranks.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { picksAtInstant } from './day/picks-at-instant.ts';
import { placesOf } from './day/places-of.ts';
import { readCards } from './day/read-cards.ts';
import { findNextLock } from './day/read-next-lock.ts';
import { readStoredPicks, type StoredPick, type StoredPicks } from './day/read-stored-picks.ts';
import { readCurrentEvening, readEvening } from './read-evening.ts';
import { readStoredLocks, toLockingGames } from './stored-locks.ts';
import { type StandingPick, toCounted, toDayPick, toPending, toStandingPick } from './day/to-day-pick.ts';

type Parts = { db: Db; client: StatsApiClient; shownGames: ShownGames };

/** `now`, `instant`: epoch ms, league clock; `instant`: what the viewer sees, null: now */
type MyPicksQuery = { userId: number; now: number; instant: number | null };

/** Earlier picks are shown while their games are played. */
const isShown = ({ pick, state }: StandingPick, evening: string): boolean =>
  pick.officialDate >= evening || state === 'live';

/** The stored game as the viewer's card shows it. */
function gameOfCard(game: StoredPick['game'], card: GameCard): StoredPick['game'] {
  return { ...game, phase: card.status.phase, winnerId: isFinal(card) ? game.winnerId : null };
}

type Days = { evening: string; today: string; now: number; instant: number | null };

/** Reads the games of the picks that are shown or not graded. */
async function readGamesOf(
  { db, ...sources }: Parts,
  picks: readonly StoredPick[],
  { evening, today, now, instant }: Days,
) {
  const needed = picks.filter(({ pick }) => pick.officialDate >= evening || pick.outcome === null);
  const games = needed.map(({ pick: { gamePk, officialDate }, game: { level } }) => ({
    gamePk,
    level,
    date: officialDate,
  }));
  const [{ byGame, ...cards }, forecasts] = await Promise.all([
    readCards(sources, { dates: [...new Set([evening, today])], instant }, games),
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

/**
 * The last evening whose picks are all graded, until the next first pitch: the current one when none of its games can be picked any more,
 * otherwise the one before it.
 */
function lastEveningOf(picks: readonly StoredPick[], cards: readonly GameCard[], evening: string): string | null {
  const ofEvening = picks.filter(({ pick }) => pick.officialDate === evening);
  const games = cards.filter(({ officialDate }) => officialDate === evening);
  if (ofEvening.length > 0 && ofEvening.every(({ pick }) => pick.outcome !== null) && !games.some(isPickable))
    return evening;
  const earlier = picks.filter(({ pick }) => pick.officialDate < evening && pick.bases !== null);
  return games.some(hasStarted) ? null : (earlier.at(-1)?.pick.officialDate ?? null);
}

type Board = StoredPicks & { ranks: ScoreRanks | null };

/** Reads the last evening with the user's rank before and after it. */
async function readLastEvening(
  parts: Parts,
  board: Board,
  query: { userId: number; date: string; now: number; instant: number | null },
): Promise<Evening> {
  const evening = await readEvening(parts, query);
  const { tally, ranks, season } = board;
  if (ranks === null || tally === null || tally.isHidden || tally.season !== season) return evening;
  const score = tally.totalScore - tally.pastScore;
  const gradedBefore =
    tally.correct - tally.pastCorrect + tally.wrong - tally.pastWrong - evening.correct - evening.wrong;
  const before = gradedBefore > 0 ? await readScoreRanks(parts.db, { name: 'before day', since: query.date }) : null;
  return {
    ...evening,
    rank: ranks.rankOf(score),
    rankBefore: before?.rankOf(score - evening.bases) ?? null,
  };
}

/** Reads a user's picks of the current evening as they stand at the viewer's instant. */
export async function readMyPicks(parts: Parts, { userId, now, instant }: MyPicksQuery): Promise<MyPicks> {
  const today = baseballDay(instant ?? now);
  const evening = await readCurrentEvening(parts, { now, instant });
  const [newest, newestRanks, ...storedLocks] = await Promise.all([
    readStoredPicks(parts.db, userId, evening),
    readScoreRanks(parts.db, { name: 'season', since: null }),
    ...[evening, today].map((date) => readStoredLocks(parts.db, date, now)),
  ]);
  const stored = picksAtInstant(newest, instant);
  const games = await readGamesOf(parts, stored.picks, { evening, today, now, instant });
  const tally = stored.tally ?? emptyTally;
  const { tally: standing, worth } = asItStands(tally, {
    graded: stored.picks.flatMap(toCounted),
    pending: games.standing.flatMap(toPending),
  });
  // the ranks contain later results of other users
  const board = { ...stored, ranks: instant === null ? newestRanks : null };
  const date = lastEveningOf(stored.picks, games.majorLeague, evening);
  const locking = toLockingGames(games.majorLeague, {
    locks: new Map(storedLocks.flatMap((locks) => [...locks])),
    picked: new Set(games.standing.map(({ pick }) => pick.gamePk)),
    now,
  });
  return {
    date: evening,
    ...placesOf(board, { now: tally, standing }),
    picks: games.standing
      .filter((pick) => isShown(pick, evening))
      .toSorted((one, other) => one.firstPitchAt - other.firstPitchAt || one.pick.gamePk - other.pick.gamePk)
      .map((pick) => {
        const { gamePk } = pick.pick;
        return toDayPick(pick, { worth: worth.get(gamePk), forecast: games.forecasts.get(gamePk) ?? null });
      }),
    lastEvening: date === null ? null : await readLastEvening(parts, board, { userId, date, now, instant }),
    previous: stored.picks.findLast(({ pick }) => pick.officialDate < evening)?.pick.officialDate ?? null,
    toPick: locking.filter(({ isOpen, hasPick }) => isOpen && !hasPick).length,
    nextLock: findNextLock(games.majorLeague, locking, now),
    freshness: games.freshness,
  };
}
