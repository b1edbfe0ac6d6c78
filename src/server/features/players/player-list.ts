import { asc } from 'drizzle-orm';
import type { PlayerEntry } from '#contract/players.ts';
import { players } from '#server/db/schema.ts';
import { type SyncSource, syncSeason } from './list/sync-season.ts';

/** Our own list of players, kept in memory between changes. */
export type PlayerList = {
  /** by name; the same array until something changes, so that it is written and compressed once */
  all(): Promise<PlayerEntry[]>;
  /** looks whether the league has anything new, at most once a day of the league */
  sync(): Promise<void>;
  /** to be called when a player was added */
  forget(): void;
};

/** real ms after which the list is read again: another process may have changed it */
const goodFor = 60_000;

export function createPlayerList(source: SyncSource & { realNow: () => number }): PlayerList {
  const { db, realNow } = source;
  let kept: { entries: Promise<PlayerEntry[]>; at: number } | null = null;
  let syncing: Promise<void> | null = null;

  const read = () =>
    db
      .select({
        id: players.id,
        mlbId: players.mlbId,
        firstLastName: players.firstLastName,
        position: players.position,
        teamId: players.teamId,
      })
      .from(players)
      .orderBy(asc(players.firstLastName), asc(players.mlbId));

  async function readOrSync(): Promise<PlayerEntry[]> {
    const entries = await read();
    if (entries.length > 0) return entries;
    await sync();
    return read();
  }

  function sync(): Promise<void> {
    syncing ??= syncNow().finally(() => (syncing = null));
    return syncing;
  }

  async function syncNow(): Promise<void> {
    if (await syncSeason(source)) kept = null;
  }

  return {
    all() {
      if (kept === null || realNow() - kept.at > goodFor) {
        const fresh = { entries: readOrSync(), at: realNow() };
        fresh.entries.then(
          (entries) => entries.length === 0 && kept === fresh && (kept = null),
          () => kept === fresh && (kept = null),
        );
        kept = fresh;
      }
      return kept.entries;
    },
    sync,
    forget() {
      kept = null;
    },
  };
}
