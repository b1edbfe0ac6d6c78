import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  type DeviceViewer,
  type HiddenTeams,
  isPresent,
  newest,
  parseViewer,
  viewerCookies,
  type ViewerClock,
} from '#rules/viewer/viewer.ts';
import { forgetKeptPages } from '../browser/kept-pages.ts';

const year = 365 * 24 * 60 * 60;

/** The cookies of this device that scripts may read. */
function readCookies(): Record<string, string> {
  return Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=', 2)));
}

/** Stores a cookie of this device for a year, or until the browser is closed; null deletes it. */
export function storeCookie(name: string, value: string | null, lasts: 'year' | 'session' = 'year'): void {
  const age = value === null ? '; max-age=0' : lasts === 'session' ? '' : `; max-age=${year}`;
  document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax${age}`;
}

const listeners = new Set<() => void>();
let shown: DeviceViewer = newest;
let channel: BroadcastChannel | null = null;

const readStored = (): DeviceViewer => parseViewer(readCookies());

function apply(viewer: DeviceViewer): void {
  // a page that shows the present is not rendered again for it
  shown = isPresent(viewer.clock) ? { ...viewer, clock: newest.clock } : viewer;
  // while updates wait, no query is requested again
  focusManager.setFocused(viewer.clock.heldAt === null ? undefined : false);
  for (const listener of listeners) listener();
}

/** Follows a change of another tab. The page is loaded again if other scores are hidden than when it was loaded. */
function follow(): void {
  const stored = readStored();
  if (viewerCookies(stored).hide !== viewerCookies(shown).hide) window.location.reload();
  else apply(stored);
}

async function change(viewer: DeviceViewer): Promise<void> {
  for (const [name, value] of Object.entries(viewerCookies(viewer)))
    // a held page is not held any more after the browser was closed
    storeCookie(name, value, name === 'held' ? 'session' : 'year');
  apply(viewer);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel?.postMessage(null);
  await forgetKeptPages();
}

/** The viewer of this device. Requests carry it as cookies. */
export const viewerStore = {
  clock: (): ViewerClock => shown.clock,
  hidden: (): HiddenTeams | null => readStored().hidden,
  /** The same without reading the cookies. */
  hidesScores: (): boolean => shown.hidden !== null,
  /** Whether the viewer is behind or hides scores, so that responses can be refused, and are of this device only. */
  isBehindOrHides: (): boolean => shown.hidden !== null || !isPresent(shown.clock),
  /** Reads the cookies, and follows the changes of other tabs, also for a page to which the viewer goes back. */
  start(): void {
    apply(readStored());
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('viewer');
    channel?.addEventListener('message', follow);
    window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  },
  changeClock(clock: ViewerClock): void {
    void change({ clock, hidden: readStored().hidden });
  },
  /** The page has to be loaded again then, because the server leaves out what is hidden. */
  changeHidden: (hidden: HiddenTeams | null): Promise<void> => change({ clock: shown.clock, hidden }),
  /** Opens a game or a topic of results on this device. */
  async open(opens: string): Promise<void> {
    const { hidden } = readStored();
    if (hidden !== null) await viewerStore.changeHidden({ ...hidden, opened: [...hidden.opened, opens] });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The clock of the viewer; the present while a page hydrates. */
export function useViewerClock(): ViewerClock {
  return useSyncExternalStore(viewerStore.subscribe, viewerStore.clock, () => newest.clock);
}
