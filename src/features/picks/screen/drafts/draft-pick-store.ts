import { useSyncExternalStore } from 'react';
import { changeDraftPick, parseDraftPicks, type DraftPickChange, type DraftPicks } from './draft-picks.ts';

const storageKey = 'draft-picks';
const none: DraftPicks = new Map();
const listeners = new Set<() => void>();
let draftPicks: DraftPicks | null = null;

/** A browser may forbid storage; then draft picks last as long as the page. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const readDraftPicks = (): DraftPicks =>
  (draftPicks ??= parseDraftPicks(withStorage((storage) => storage.getItem(storageKey)) ?? '[]'));

/** Updates a draft pick. Draft picks are stored per tab, so that they survive signing in. Not called on the server. */
export function updateDraftPick(gamePk: number, change: DraftPickChange): void {
  draftPicks = changeDraftPick(readDraftPicks(), gamePk, change);
  const choices = [...draftPicks].map(([pk, { choice }]) => [pk, choice]);
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(choices)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraftPicks(): DraftPicks {
  return useSyncExternalStore(subscribe, readDraftPicks, () => none);
}
