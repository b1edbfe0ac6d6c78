import type { Speed } from '../rules/find-moment.ts';

let speed: Speed | null = null;

/** The speed at which a replay plays; null while none plays. What is announced depends on it. */
export const playingSpeed = {
  read: (): Speed | null => speed,
  set(next: Speed | null): void {
    speed = next;
  },
};
