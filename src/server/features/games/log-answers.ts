import type { Plays } from '#contract/games.ts';
import type { LiveGame } from '#server/live/live-game.ts';

const playsByLog = new WeakMap<object, Plays>();

/** Every plate appearance so far; made once for each state of the log, however many ask. */
export function playsAnswer({ version, view, log, plateAppearances }: LiveGame): Plays {
  const known = playsByLog.get(log);
  if (known?.version === version) return known;
  const people = Object.fromEntries(Object.entries(log.header.players).map(([id, { name }]) => [id, name]));
  const plays = { gamePk: view.gamePk, version, plateAppearances: plateAppearances(), people };
  playsByLog.set(log, plays);
  return plays;
}

export function boxAnswer({ box, freshness }: LiveGame) {
  return { ...box, freshness };
}
