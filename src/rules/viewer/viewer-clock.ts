/**
 * The instant that a viewer has chosen to see. `delay`: seconds behind the league's clock, 0 to 180. `heldAt`: the shown instant
 * (epoch ms, UTC, league clock) while updates wait; null otherwise.
 */
export type ViewerClock = { delay: number; heldAt: number | null };

/** Broadcasts on the internet are up to about two minutes late. */
export const maxDelay = 180;

export const presentClock: ViewerClock = { delay: 0, heldAt: null };

/** Whether the viewer sees the newest state. */
export function isPresent({ delay, heldAt }: ViewerClock): boolean {
  return delay === 0 && heldAt === null;
}

/** A number of seconds as the nearest valid delay. */
export function toDelay(seconds: number): number {
  return Number.isFinite(seconds) ? Math.min(maxDelay, Math.max(0, Math.round(seconds))) : 0;
}

/** The instant (epoch ms, UTC) that the viewer sees at `now` (epoch ms, league clock). */
export function viewerInstant({ delay, heldAt }: ViewerClock, now: number): number {
  const delayed = now - delay * 1000;
  return heldAt === null ? delayed : Math.min(heldAt, delayed);
}

/** The delay and the held instant as cookies of the device; null: the cookie is removed. */
export function viewerCookies({ delay, heldAt }: ViewerClock): { delay: string | null; held: string | null } {
  return { delay: delay === 0 ? null : String(delay), held: heldAt === null ? null : String(heldAt) };
}

/** Parses the values of the cookies. Invalid ones are the present. */
export function parseViewerClock({ delay = '', held = '' }: { delay?: string; held?: string }): ViewerClock {
  return {
    delay: /^\d{1,3}$/.test(delay) ? toDelay(Number(delay)) : 0,
    heldAt: /^\d{13}$/.test(held) ? Number(held) : null,
  };
}
