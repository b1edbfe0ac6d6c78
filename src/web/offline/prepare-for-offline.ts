import type { Query, QueryClient } from '@tanstack/react-query';
import type { GamesDay, LiveGame } from '#contract/games.ts';
import type { League } from '#contract/league.ts';
import { mergeStoredGames, type StoredGame } from './stored-games.ts';
import { cardToStoredGame, viewToStoredGame } from './to-stored-game.ts';
import { readViewerZone } from '../ui/time/viewer-zone.ts';
import { readStoredGames, writeStoredGames } from './game-store.ts';

const workerPath = '/sw.js';
const policy = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerPath });

/** The games of a response; none if it has no games or is stale. */
function gamesOfQuery(queryClient: QueryClient, { queryKey, state }: Query): StoredGame[] {
  const visit = { seenAt: state.dataUpdatedAt, zone: readViewerZone() };
  if (queryKey[0] === 'games') {
    const day = queryClient.getQueryData<GamesDay>(queryKey);
    return day === undefined || day.freshness.isStale ? [] : day.games.map((game) => cardToStoredGame(game, visit));
  }
  if (queryKey[0] !== 'game') return [];
  const game = queryClient.getQueryData<LiveGame>(queryKey);
  return game?.view === undefined || game.freshness.isStale ? [] : [viewToStoredGame(game.view, visit)];
}

/** Stores the games of the query cache, present and future ones, for the offline page. */
function storeGames(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache();
  const waiting = queries.getAll().flatMap((query) => gamesOfQuery(queryClient, query));
  let writing = Promise.resolve();
  const write = async () => {
    const games = waiting.splice(0);
    const league = queryClient.getQueryData<League>(['league']);
    if (games.length === 0 || league === undefined) return;
    const { notice, copyright } = league;
    await writeStoredGames(mergeStoredGames(await readStoredGames(), { notice, copyright, games }));
  };
  // storage may be full or disabled
  const scheduleWrite = () => (writing = writing.then(write).catch(() => undefined));
  queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    waiting.push(...gamesOfQuery(queryClient, event.query));
    void scheduleWrite();
  });
  void scheduleWrite();
}

async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}

/** Registers the service worker and stores games for the offline page. */
export async function prepareForOffline(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  storeGames(queryClient);
  await whenLoaded();
  await navigator.serviceWorker.register(policy?.createScriptURL(workerPath) ?? workerPath);
}
