import { and, inArray } from 'drizzle-orm';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { readCurrentEvening } from '#features/picks/server/read-evening.ts';
import { storedLocksOf } from '#features/picks/server/stored-locks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { games, picks } from '#platform/db/schema.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import { isCalledOff, isOver } from '#rules/baseball/game/predicates.ts';
import { isOpenAt } from '#rules/picks/lock.ts';
import { winnerIdOf } from '#rules/picks/next-game-state.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { PrivateLeagueEvening } from '../contract.ts';
import { callsOf, type EveningGame } from '../rules/evening-calls.ts';
import { readShownMembers } from './read-private-leagues.ts';

/** members of the grid: its cells are members times games */
const mostMembers = 50;

/** `now`: epoch ms, league clock */
type Query = { leagueId: number; userId: number; now: number; viewer: Viewer };

const isDecided = (card: GameCard): boolean => isOver(card) || isCalledOff(card);

/** What is played or open comes first, then what is decided, each in the order of first pitches. */
const byInterest = (one: GameCard, other: GameCard): number =>
  Number(isDecided(one)) - Number(isDecided(other)) || (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity);

const clubOf = ({ id, shortName }: GameCard['teams']['away']) => ({ id, shortName });

/** Reads the calls of some users for some games. */
export async function readCalls(db: Db, gamePks: readonly number[], userIds: readonly number[]) {
  const { userId, gamePk, officialDate, winnerId } = picks;
  return db
    .select({ userId, gamePk, officialDate, winnerId })
    .from(picks)
    .where(and(inArray(gamePk, [...gamePks]), inArray(userId, [...userIds])));
}

/** Joins the cards, as the viewer may see them, with the stored locks: picking is decided by the stored state and the present. */
export async function readGames(db: Db, cards: readonly GameCard[], now: number): Promise<EveningGame[]> {
  const gamePks = cards.map(({ gamePk }) => gamePk);
  const stored = storedLocksOf(await db.select().from(games).where(inArray(games.gamePk, gamePks)), now);
  return cards.map((card) => {
    const { gamePk, officialDate, teams } = card;
    const lock = stored.get(gamePk);
    return {
      gamePk,
      officialDate,
      away: clubOf(teams.away),
      home: clubOf(teams.home),
      isOpen: lock?.isOpen ?? isOpenAt(card, undefined, now),
      winnerId: winnerIdOf(card),
    };
  });
}

/** Reads the grid of the current evening: members and games, with the calls and results that the viewer may see. Throws `NotFound`. */
export async function readPrivateLeagueEvening(
  { db, client }: Pick<Services, 'db' | 'client'>,
  shownGames: ShownGames,
  { leagueId, userId, now, viewer }: Query,
): Promise<PrivateLeagueEvening> {
  const members = await readShownMembers(db, leagueId, userId);
  const listed = members.toSorted((one, other) => Number(other.userId === userId) - Number(one.userId === userId));
  const shown = listed.slice(0, mostMembers);
  const date = await readCurrentEvening(client, shownGames, { now, instant: viewer.instant });
  const { value, asOf } = await readSchedule(client, { date, level: majorLeagueLevel });
  const cards = (await shownGames.cards(value, asOf, viewer)).filter(({ noPicksReason }) => noPicksReason === null);
  const evening = await readGames(db, cards.toSorted(byInterest), now);
  const rows = await readCalls(
    db,
    evening.map(({ gamePk }) => gamePk),
    shown.map((member) => member.userId),
  );
  return {
    date,
    games: evening.map(({ gamePk, away, home, isOpen }) => ({ gamePk, away, home, isOpen })),
    members: shown.map(({ userId: id, username, profilePic }) => ({
      username,
      profilePic,
      calls: callsOf(
        evening,
        rows.filter((row) => row.userId === id),
        { isOwn: id === userId },
      ),
    })),
    others: members.length - shown.length,
  };
}
