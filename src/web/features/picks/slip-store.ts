import { useSyncExternalStore } from 'react';
import { changeSlips, keptSlips, type SlipChange, type Slips } from './slips.ts';

const shelf = 'slips';
const none: Slips = new Map();
const listeners = new Set<() => void>();
let slips: Slips | null = null;

/** A browser may forbid keeping anything; then choices last as long as the page. */
function withShelf<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const currentSlips = (): Slips => (slips ??= keptSlips(withShelf((storage) => storage.getItem(shelf)) ?? '[]'));

/** Choices are kept with the tab, so that they survive the way to the login and back. Never written on the server. */
export function writeSlip(gamePk: number, change: SlipChange): void {
  slips = changeSlips(currentSlips(), gamePk, change);
  const choices = [...slips].map(([pk, { choice }]) => [pk, choice]);
  withShelf((storage) => storage.setItem(shelf, JSON.stringify(choices)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSlips = (): Slips => useSyncExternalStore(subscribe, currentSlips, () => none);
