/** The league's time: every "now" of the application comes from here, so that locks agree with the games. */
export type Clock = {
  /** epoch ms (UTC) */
  now(): number;
  /** league milliseconds per real millisecond */
  readonly speed: number;
};

export type ClockSetting = { realStart: number; leagueStart: number; speed: number };

/** Shows `leagueStart` when the real time is `realStart`, and runs `speed` times as fast. */
export function createClock({ realStart, leagueStart, speed }: ClockSetting, realNow = Date.now): Clock {
  return { speed, now: () => Math.floor(leagueStart + (realNow() - realStart) * speed) };
}

export const realClock: Clock = { speed: 1, now: Date.now };
