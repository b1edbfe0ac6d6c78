import { readShownForecasts } from '#features/forecasts/server/read-forecast.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { readScoreRanks, type ScoreRanks } from '#features/ranks/server/score-ranks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { hasScore, isPickable } from '#rules/baseball/game/predicates.ts';
import { asItStands } from '#rules/picks/as-it-stands.ts';
import { type LockingGame, nextLock } from '#rules/picks/next-lock.ts';
import { emptyTally, type Tally } from '#rules/picks/tally.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import { type BoardPlaceNow, type Evening, type MyPicks, myPicks, pastEvening } from '../contract/my-picks.ts';
import { picksAtInstant } from './picks-at-instant.ts';
import { type EveningQuery, readCurrentEvening, readEvening } from './read-evening.ts';
import { type StoredPicks, readStoredPicks, type StoredPick, readCards } from './read-stored-picks.ts';
import { readStoredLocks, toLockingGames } from './stored-locks.ts';
import { joinCards, type StandingPick, toCounted, toDayPick, toPending } from './to-day-pick.ts';

/** Earlier picks are shown while their games are played. */
const isShown = ({ pick, state }: StandingPick, evening: string): boolean =>
  pick.officialDate >= evening || state === 'live';

type Days = { picks: readonly StoredPick[]; evening: string; today: string; now: number; viewer: Viewer };

/** Reads the games of the picks that are shown or not graded. */
async function readGamesOf(
  { db, client }: Services,
  shownGames: ShownGames,
  { picks, evening, today, now, viewer }: Days,
) {
  const { instant } = viewer;
  const needed = picks.filter(({ pick }) => pick.officialDate >= evening || pick.outcome === null);
  const wanted = needed.map(({ pick: { gamePk, officialDate }, game: { level } }) => ({
    gamePk,
    level,
    date: officialDate,
  }));
  const [{ byGame, ...cards }, forecasts] = await Promise.all([
    readCards(client, shownGames, { dates: [...new Set([evening, today])], instant, wanted }),
    readShownForecasts(
      db,
      wanted.map(({ gamePk }) => gamePk),
      { viewer, now },
    ),
  ]);
  const standing = joinCards(needed, byGame, { now, instant });
  return { ...cards, forecasts, standing };
}

/**
 * The last evening whose picks are all graded: the current one when none of its games can be picked any more, otherwise the one before
 * it, until the first pitch of the user's next pick. For a user without a pick of the current evening, it is shown as long as a game
 * can be picked.
 */
function lastEveningOf(
  picks: readonly StoredPick[],
  { standing, majorLeague }: { standing: readonly StandingPick[]; majorLeague: readonly GameCard[] },
  evening: string,
): string | null {
  const isOfEvening = ({ pick }: StoredPick) => pick.officialDate === evening;
  const own = picks.filter(isOfEvening);
  const games = majorLeague.filter(({ officialDate }) => officialDate === evening);
  const hasOpenGame = games.some(isPickable);
  if (own.length > 0 && own.every(({ pick }) => pick.outcome !== null) && !hasOpenGame) return evening;
  const hasBegun =
    own.length > 0
      ? standing.some((each) => isOfEvening(each) && hasScore(each.card))
      : games.length > 0 && !hasOpenGame;
  if (hasBegun) return null;
  return picks.findLast(({ pick }) => pick.officialDate < evening && pick.bases !== null)?.pick.officialDate ?? null;
}

/** Adds the user's rank before and after an evening. `place`: the present one; a user without a rank has none before */
async function withRanks(
  db: Db,
  { tally, place: { score, rank } }: Pick<StoredPicks, 'tally'> & { place: BoardPlaceNow },
  evening: Evening,
): Promise<Evening> {
  if (rank === null || tally === null) return evening;
  const gradedBefore =
    tally.correct - tally.pastCorrect + tally.wrong - tally.pastWrong - evening.correct - evening.wrong;
  const before = gradedBefore > 0 ? await readScoreRanks(db, { name: 'before day', since: evening.date }) : null;
  return { ...evening, rank, rankBefore: before?.rankOf(score - evening.bases) ?? null };
}

type Query = Pick<EveningQuery, 'userId' | 'now'> & { viewer: Viewer };

/** Reads a user's picks of the current evening as they stand at the viewer's instant. */
async function readMyPicks(
  services: Services,
  shownGames: ShownGames,
  { userId, now, viewer }: Query,
): Promise<MyPicks> {
  const { db, client } = services;
  const { instant } = viewer;
  const today = baseballDay(instant ?? now);
  const evening = await readCurrentEvening(client, shownGames, { now, instant });
  const [newest, newestRanks, ...storedLocks] = await Promise.all([
    readStoredPicks(db, userId, evening),
    readScoreRanks(db, { name: 'season', since: null }),
    ...[evening, today].map((date) => readStoredLocks(db, date, now)),
  ]);
  const stored = picksAtInstant(newest, instant);
  const games = await readGamesOf(services, shownGames, { picks: stored.picks, evening, today, now, viewer });
  const tally = stored.tally ?? emptyTally;
  const { tally: standing, worth } = asItStands(tally, {
    graded: stored.picks.flatMap(toCounted),
    pending: games.standing.flatMap(toPending),
  });
  // the ranks contain later results of other users
  const ranks = instant === null ? newestRanks : null;
  const places = placesOf({ ...stored, ranks }, { now: tally, standing });
  const own = { tally: stored.tally, place: places.now };
  const date = lastEveningOf(stored.picks, games, evening);
  const locking = toLockingGames(games.majorLeague, {
    locks: new Map(storedLocks.flatMap((locks) => [...locks])),
    picked: new Set(games.standing.map(({ pick }) => pick.gamePk)),
    now,
  });
  return {
    date: evening,
    ...places,
    picks: games.standing
      .filter((pick) => isShown(pick, evening))
      .map((pick) => {
        const { gamePk } = pick.pick;
        return toDayPick(pick, { worth: worth.get(gamePk), forecast: games.forecasts.get(gamePk) ?? null });
      }),
    lastEvening:
      date === null
        ? null
        : await withRanks(db, own, await readEvening(services, shownGames, { userId, date, now, instant })),
    previous: stored.picks.findLast(({ pick }) => pick.officialDate < evening)?.pick.officialDate ?? null,
    toPick: locking.filter(({ isOpen, hasPick }) => isOpen && !hasPick).length,
    nextLock: findNextLock(games.majorLeague, locking, now),
    freshness: games.freshness,
  };
}

/** The next lock of games, with the names of the clubs. `now`: epoch ms, league clock */
function findNextLock(cards: readonly GameCard[], games: readonly LockingGame[], now: number): MyPicks['nextLock'] {
  const next = nextLock(games, now);
  const card = cards.find(({ gamePk }) => gamePk === next?.gamePk);
  return next && card ? { ...next, awayName: card.teams.away.shortName, homeName: card.teams.home.shortName } : null;
}

type Board = Pick<StoredPicks, 'tally' | 'season'> & { ranks: Pick<ScoreRanks, 'rankOf'> | null };

/**
 * The user's place on the season's board (without ranks: null), and the place with another tally while the scores of all others stay the same. The
 * board counts the user at the present score, which is not above the user's own lower one.
 */
function placesOf({ tally: stored, season, ranks }: Board, { now, standing }: { now: Tally; standing: Tally }) {
  const isOfSeason = stored?.season === season;
  const isHidden = stored?.isHidden === true;
  const score = isOfSeason ? stored.totalScore - stored.pastScore : 0;
  const standingScore = score + standing.totalScore - now.totalScore;
  const isDecided = (tally: Tally) => tally.correct + tally.wrong > now.correct + now.wrong;
  const ownAbove = isOfSeason && standingScore < score ? 1 : 0;
  const hasRank = isOfSeason && !isHidden;
  const rankOf = (of: number, above = 0) => (ranks === null ? null : ranks.rankOf(of) - above);
  return {
    now: { score, streak: now.currentStreak, rank: hasRank ? rankOf(score) : null },
    standing: {
      score: standingScore,
      streak: standing.currentStreak,
      rank: hasRank || (!isHidden && isDecided(standing)) ? rankOf(standingScore, ownAbove) : null,
    },
  } satisfies Record<string, BoardPlaceNow>;
}

export function myPickRoutes(services: Services, shownGames: ShownGames) {
  return {
    myPicks: serveData(myPicks, (_, { user, now, viewer }) =>
      viewer.show((shown) => readMyPicks(services, shownGames, { userId: user.id, now, viewer: shown }), 'picks'),
    ),
    pastEvening: serveData(pastEvening, ({ params: { date } }, { user, now, viewer }) =>
      viewer.show(({ instant }) => readEvening(services, shownGames, { userId: user.id, date, now, instant }), 'picks'),
    ),
  };
}
