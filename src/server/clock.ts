/** The league's clock. All code that compares times with games uses it. */
export type Clock = {
  /** epoch ms (UTC) */
  now(): number;
  /** league milliseconds per real millisecond */
  readonly speed: number;
};

export type ClockSetting = { realStart: number; leagueStart: number; speed: number };

/** A clock that shows `leagueStart` at the real time `realStart` and runs `speed` times as fast. */
export function createClock({ realStart, leagueStart, speed }: ClockSetting, realNow = Date.now): Clock {
  return { speed, now: () => Math.floor(leagueStart + (realNow() - realStart) * speed) };
}

export const realClock: Clock = { speed: 1, now: Date.now };
