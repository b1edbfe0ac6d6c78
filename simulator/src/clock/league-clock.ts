/** UTC epoch milliseconds; league time runs `speed` times as fast as real time. */
type ClockState = { realStart: number; leagueStart: number; speed: number };

export type LeagueClock = { state: ClockState; now(): number };

/** League now = leagueStart + (real now − realStart) × speed, in whole milliseconds. */
export function createLeagueClock(state: ClockState, realNow: () => number): LeagueClock {
  return { state, now: () => Math.round(state.leagueStart + (realNow() - state.realStart) * state.speed) };
}
