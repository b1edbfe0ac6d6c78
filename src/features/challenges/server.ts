import { count, eq, max, sql } from 'drizzle-orm';
import { resolveSeason } from '#features/league/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { challenges, finalGames } from '#platform/db/schema.ts';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import {
  type ChallengeCount,
  clubChallenges,
  playerChallenges,
  roleChallenges,
} from '#rules/baseball/game/challenge-records.ts';
import { unknownPlayer } from '#rules/baseball/player-names.ts';
import type { Services } from '#sources/services.ts';
import { challenges as challengesEndpoint, type SeasonChallenges } from './contract.ts';

export function challengeRoutes(services: Services) {
  const readSeasonChallenges = createSeasonChallenges(services.db);
  return {
    challenges: serveData(challengesEndpoint, async ({ query: { season, team = null } }) =>
      readSeasonChallenges(await resolveSeason(services, season), team),
    ),
  };
}

/** Reads the records of a season; `team`: only the players of this club, null for all clubs. */
type ReadSeasonChallenges = (season: string, team: number | null) => Promise<SeasonChallenges>;

type Records = Omit<SeasonChallenges, 'team' | 'leftOut'>;

const firstPlayers = 50;
const cachedSeasons = 4;
/** the clubs of some seasons */
const cachedSelections = 100;

/** Caches the records of each season until another game is read, so that a response is serialized and compressed once. */
export function createSeasonChallenges(db: Db): ReadSeasonChallenges {
  const seasons = createResultCache<Records>({ max: cachedSeasons });
  const selections = createResultCache<SeasonChallenges>({ max: cachedSelections });

  return async (season, team) => {
    const version = await readVersion(db, season);
    if (version === null) return { season, team, games: 0, clubs: [], players: [], roles: [], leftOut: 0 };
    const key = `${season} ${version}`;
    return selections.read(`${key} ${team}`, async () =>
      selectPlayers(await seasons.read(key, () => readRecords(db, season)), team),
    );
  };
}

function selectPlayers({ players, ...records }: Records, team: number | null): SeasonChallenges {
  if (team !== null) return { ...records, team, players: players.filter(({ teamId }) => teamId === team), leftOut: 0 };
  return {
    ...records,
    team,
    players: players.slice(0, firstPlayers),
    leftOut: Math.max(0, players.length - firstPlayers),
  };
}

/** The number of the newest reading; null before the first. */
async function readVersion(db: Db, season: string): Promise<number | null> {
  const [row] = await db
    .select({ version: max(finalGames.reading) })
    .from(finalGames)
    .where(eq(finalGames.season, season));
  return row?.version ?? null;
}

async function readRecords(db: Db, season: string): Promise<Records> {
  const [games, counts] = await Promise.all([
    db.$count(finalGames, eq(finalGames.season, season)),
    db
      .select({
        teamId: challenges.teamId,
        playerId: challenges.playerId,
        role: challenges.role,
        // a player can be renamed
        playerName: max(challenges.playerName),
        won: sql<number>`count(*) filter (where ${challenges.isOverturned})`.mapWith(Number),
        all: count(),
      })
      .from(challenges)
      .where(eq(challenges.season, season))
      .groupBy(challenges.teamId, challenges.playerId, challenges.role),
  ]);
  const listed = counts.map(({ teamId, playerId, playerName, role, won, all }): ChallengeCount => {
    const player = playerId === null ? null : { id: playerId, name: playerName ?? unknownPlayer };
    return { teamId, player, role, won, lost: all - won };
  });
  return {
    season,
    games,
    clubs: clubChallenges(listed),
    players: playerChallenges(listed),
    roles: roleChallenges(listed),
  };
}
