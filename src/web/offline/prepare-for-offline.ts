import type { Query, QueryClient } from '@tanstack/react-query';
import type { GamesDay, LiveGame } from '#contract/games.ts';
import type { League } from '#contract/league.ts';
import { mergeSeen, type SeenGame } from './seen-games.ts';
import { seenCard, seenView } from './seen-of.ts';
import { readSeen, writeSeen } from './seen-store.ts';

/** The games of a response; none if it has no games or is stale. */
function gamesIn(queryClient: QueryClient, { queryKey, state }: Query): SeenGame[] {
  const sight = { seenAt: state.dataUpdatedAt, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  if (queryKey[0] === 'games') {
    const day = queryClient.getQueryData<GamesDay>(queryKey);
    return day === undefined || day.freshness.isStale ? [] : day.games.map((game) => seenCard(game, sight));
  }
  if (queryKey[0] !== 'game') return [];
  const game = queryClient.getQueryData<LiveGame>(queryKey);
  return game?.view === undefined || game.freshness.isStale ? [] : [seenView(game.view, sight)];
}

/** Stores the games of the query cache, present and future ones, for the offline page. */
function rememberGames(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache();
  const waiting = queries.getAll().flatMap((query) => gamesIn(queryClient, query));
  let writing = Promise.resolve();
  const write = async () => {
    const games = waiting.splice(0);
    const league = queryClient.getQueryData<League>(['league']);
    if (games.length === 0 || league === undefined) return;
    const { notice, copyright } = league;
    await writeSeen(mergeSeen(await readSeen(), { notice, copyright, games }));
  };
  // storage may be full or disabled
  const keep = () => (writing = writing.then(write).catch(() => undefined));
  queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    waiting.push(...gamesIn(queryClient, event.query));
    void keep();
  });
  void keep();
}

async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}

/** Registers the service worker and stores games for the offline page. */
export async function prepareForOffline(queryClient: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  rememberGames(queryClient);
  await whenLoaded();
  await navigator.serviceWorker.register('/sw.js');
}
