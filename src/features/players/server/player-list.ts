import { asc } from 'drizzle-orm';
import { createResultCache } from '#platform/http/create-result-cache.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import type { Services } from '#sources/services.ts';
import type { PlayerEntry } from '../contract/players.ts';
import { players } from '../tables.ts';
import { syncSeason } from './sync-players.ts';

/** The stored list of players, cached in memory. */
export type PlayerList = {
  /** by name; the same array until a change, so that it is serialized and compressed once */
  all(): Promise<PlayerEntry[]>;
  /** updates the list from the upstream, at most once a day of the league */
  sync(): Promise<void>;
  /** to be called when a player was added */
  invalidate(): void;
};

/** real ms; another process may change the list */
const maxCacheAge = 60_000;

export function createPlayerList(services: Pick<Services, 'db' | 'client' | 'clock' | 'realNow'>): PlayerList {
  const { db, realNow } = services;
  const cache = createResultCache<PlayerEntry[]>({ max: 1, ttl: { ms: maxCacheAge, now: realNow } });
  let syncing: Promise<void> | null = null;

  const read = () =>
    db
      .select({
        id: players.id,
        mlbId: players.mlbId,
        firstLastName: players.firstLastName,
        position: players.position,
        teamId: players.teamId,
        nickname: players.nickname,
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
    if (await syncSeason(services)) cache.clear();
  }

  return {
    async all() {
      const entries = await cache.read('', readOrSync);
      if (entries.length === 0) cache.clear();
      return entries;
    },
    sync,
    invalidate: cache.clear,
  };
}

type Named = { name: string; words: string; entry: PlayerEntry };

/** The searchable form of each list, computed once. */
const named = new WeakMap<PlayerEntry[], Named[]>();

/** Returns the players of the list whose names or nicknames have the words of the text, at most four unless `limit` says otherwise. */
export async function searchPlayers(list: PlayerList, text: string, limit?: number): Promise<PlayerEntry[]> {
  const entries = await list.all();
  const searched =
    named.get(entries) ?? entries.map((entry) => ({ name: entry.firstLastName, words: entry.nickname ?? '', entry }));
  named.set(entries, searched);
  return findByWords(searched, text, limit).map(({ entry }) => entry);
}
