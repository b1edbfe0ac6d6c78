import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { parseViewerClock, presentClock, viewerCookies, type ViewerClock } from '#rules/viewer/viewer-clock.ts';
import { readCookies, storeCookie } from './device-cookies.ts';
import { forgetKeptPages } from './keep-pages.ts';

const channelName = 'viewer-clock';

const listeners = new Set<() => void>();
let clock = presentClock;
let channel: BroadcastChannel | null = null;

function apply(next: ViewerClock): void {
  clock = next;
  // while updates wait, no query is requested again
  focusManager.setFocused(next.heldAt === null ? undefined : false);
  for (const listener of listeners) listener();
}

/** The clock of the viewer on this device. Requests carry it as cookies. */
export const viewerClockStore = {
  read: (): ViewerClock => clock,
  /** Reads the cookies, and follows the changes of other tabs. */
  start(): void {
    apply(parseViewerClock(readCookies()));
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
    channel?.addEventListener('message', () => apply(parseViewerClock(readCookies())));
  },
  change(next: ViewerClock): void {
    const { delay, held } = viewerCookies(next);
    storeCookie('delay', delay);
    // a held page is not held any more after the browser was closed
    storeCookie('held', held, 'session');
    void forgetKeptPages();
    apply(next);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel?.postMessage(null);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The clock of the viewer; the present while a page hydrates. */
export function useViewerClock(): ViewerClock {
  return useSyncExternalStore(viewerClockStore.subscribe, viewerClockStore.read, () => presentClock);
}
