import type { IncomingMessage } from 'node:http';
import { isPresent, parseViewerCookies, presentClock, type ViewerClock } from '#domain/viewer-clock/viewer-clock.ts';

/** The clock that the viewer has chosen. */
export function readViewerClock({ headers: { cookie } }: IncomingMessage): ViewerClock {
  return cookie === undefined ? presentClock : parseViewerCookies(cookie);
}

/** Whether a viewer does not see the newest state, so that the response is for one client. */
export function hasViewerClock(request: IncomingMessage): boolean {
  return !isPresent(readViewerClock(request));
}
