import { useSyncExternalStore } from 'react';
import { verbosities, type Verbosity } from '../rules/sentence-between.ts';

/** How this device listens to a game. */
export type ListeningSettings = {
  verbosity: Verbosity;
  /** single keys ask questions */
  hasKeys: boolean;
  /** tones for pitches, a chord for runs */
  hasSounds: boolean;
  /** the browser reads aloud, instead of a screen reader */
  hasSpeech: boolean;
};

const key = 'listening';
const initial: ListeningSettings = { verbosity: 'halves', hasKeys: false, hasSounds: false, hasSpeech: false };

const listeners = new Set<() => void>();
let settings: ListeningSettings | null = null;

/** The stored settings. What is missing, or something else, is as at first. */
function load(): ListeningSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const facts = new Map<string, unknown>(Object.entries(Object(stored)));
    return {
      verbosity: verbosities.find((each) => each === facts.get('verbosity')) ?? initial.verbosity,
      hasKeys: facts.get('hasKeys') === true,
      hasSounds: facts.get('hasSounds') === true,
      hasSpeech: facts.get('hasSpeech') === true,
    };
  } catch {
    return initial;
  }
}

function store(next: ListeningSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // some private windows store nothing: the settings last as long as the page
  }
}

export const listeningSettings = {
  read(): ListeningSettings {
    settings ??= load();
    return settings;
  },
  change(changed: Partial<ListeningSettings>): void {
    settings = { ...listeningSettings.read(), ...changed };
    store(settings);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useListeningSettings(): ListeningSettings {
  return useSyncExternalStore(listeningSettings.subscribe, listeningSettings.read, () => initial);
}
