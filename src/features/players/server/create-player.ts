import { eq } from 'drizzle-orm';
import { resolveSeason } from '#features/league/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { Unacceptable } from '#platform/http/app-error.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import { UpstreamNotFound } from '#platform/outgoing/upstream-error.ts';
import type { ListedPlayer } from '#rules/baseball/player.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { readPlayer, readPlayerList } from '#sources/statsapi/read-player.ts';
import type { PlayerEntry, PostedPlayer } from '../contract/players.ts';
import { players } from '../tables.ts';
import type { PlayerList } from './player-list.ts';
import { writePlayers } from './sync-players.ts';

type NewPlayer = {
  list: PlayerList;
  lookups: RateLimit;
  posted: PostedPlayer;
  season: string | undefined;
  userId: number;
};

/** A player who is not on the list costs a request to the upstream, which is limited per user. */
export const lookupLimit = { max: 60, windowMs: 60_000 };

/** Adds a player with the upstream's values. A player who is stored already is returned unchanged. */
export async function createPlayer(
  services: Pick<Services, 'db' | 'client' | 'clock'>,
  { list, lookups, posted, season, userId }: NewPlayer,
): Promise<PlayerEntry & { isNew: boolean }> {
  const id = posted.MLBAMID;
  const existing = await readEntry(services.db, id);
  if (existing !== null) return { ...existing, isNew: false };
  const listed = await findInLeague(services, lookups, { id, season, userId });
  if (listed === null) throw new Unacceptable({ MLBAMID: 'is not a player of the league' });
  await writePlayers(services.db, [listed]);
  list.invalidate();
  const entry = await readEntry(services.db, id);
  if (entry === null) throw new Error(`Player ${id} was written but cannot be read`);
  return { ...entry, isNew: true };
}

async function readEntry(db: Db, mlbId: number): Promise<PlayerEntry | null> {
  const [row] = await db.select().from(players).where(eq(players.mlbId, mlbId));
  if (row === undefined) return null;
  const { id, firstLastName, position, teamId, nickname } = row;
  return { id, mlbId, firstLastName, position, teamId, nickname };
}

/** Searches the list of a season, which is cached, before it requests a single player. */
async function findInLeague(
  services: LeagueServices,
  lookups: RateLimit,
  { id, season, userId }: { id: number; season: string | undefined; userId: number },
): Promise<ListedPlayer | null> {
  const { value } = await readPlayerList(services.client, { season: await resolveSeason(services, season) });
  const listed = value.find((player) => player.id === id);
  if (listed !== undefined) return listed;
  await lookups.take(String(userId));
  const person = await readPlayer(services.client, { id }).catch((error: unknown) => {
    if (error instanceof UpstreamNotFound) return null;
    throw error;
  });
  if (person === null) return null;
  const { name, age, team, position, nickname } = person.value;
  return { id, name, nickname, age, teamId: team?.id ?? null, position: position?.abbreviation ?? null };
}
