import type { Plays, WinProbability } from '#contract/games.ts';
import { chanceSeries } from '#domain/game/chance-series.ts';
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

export function winProbabilityAnswer(game: LiveGame): WinProbability {
  const series = chanceSeries(game.plateAppearances());
  const batterId = series.swing?.batterId;
  const batter = batterId === undefined ? undefined : game.log.header.players[batterId];
  const people = batter ? { [batter.id]: batter.name } : {};
  return { ...series, gamePk: game.view.gamePk, version: game.version, people };
}

export function boxAnswer({ box, freshness }: LiveGame) {
  return { ...box, freshness };
}
