import { eq } from 'drizzle-orm';
import type { PlayerEntry, PostedPlayer } from '#contract/players.ts';
import type { ListedPlayer } from '#domain/players/player.ts';
import { players } from '#server/db/schema.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { Unacceptable } from '#server/http/errors/app-error.ts';
import type { RateLimit } from '#server/http/security/rate-limit.ts';
import { readPlayer } from '#server/statsapi/players/read-player.ts';
import { readPlayerList } from '#server/statsapi/players/read-player-list.ts';
import { UpstreamNotFound } from '#server/statsapi/client/upstream-error.ts';
import type { PlayerList } from '../player-list.ts';
import type { SyncSource } from './sync-season.ts';
import { writePlayers } from './write-players.ts';

type Source = SyncSource & { list: PlayerList; lookUps: RateLimit };

type Wish = { posted: PostedPlayer; season: string | undefined; userId: number };

/** Who is on no list costs the league a request: so many may a fan ask for in a minute. */
export const lookUpRule = { most: 60, windowMs: 60_000 };

/** Adds a player as the league has him. Whoever is on our list came from the league, so he is not looked up again. */
export async function createPlayer(
  source: Source,
  { posted, season, userId }: Wish,
): Promise<PlayerEntry & { isNew: boolean }> {
  const id = posted.MLBAMID;
  const known = await readEntry(source, id);
  if (known !== null) return { ...known, isNew: false };
  const listed = await findInLeague(source, { id, season, userId });
  if (listed === null) throw new Unacceptable({ MLBAMID: 'is no player that the league knows' });
  await writePlayers(source.db, [listed]);
  source.list.forget();
  const entry = await readEntry(source, id);
  if (entry === null) throw new Error(`Player ${id} was written and is not there`);
  return { ...entry, isNew: true };
}

async function readEntry({ db }: Source, mlbId: number): Promise<PlayerEntry | null> {
  const [row] = await db.select().from(players).where(eq(players.mlbId, mlbId));
  if (row === undefined) return null;
  return { id: row.id, mlbId, firstLastName: row.firstLastName, position: row.position, teamId: row.teamId };
}

/** First on a season's list, which many posts share; whoever is not on it is asked for by himself. */
async function findInLeague(
  source: Source,
  { id, season, userId }: { id: number; season: string | undefined; userId: number },
): Promise<ListedPlayer | null> {
  const { value } = await readPlayerList(source.client, { season: await seasonShown(source, season) });
  const listed = value.find((player) => player.id === id);
  if (listed !== undefined) return listed;
  source.lookUps.take(String(userId));
  const person = await readPlayer(source.client, { id }).catch((error: unknown) => {
    if (error instanceof UpstreamNotFound) return null;
    throw error;
  });
  if (person === null) return null;
  const { name, age, team, position } = person.value;
  return { id, name, age, teamId: team?.id ?? null, position: position?.abbreviation ?? null };
}
