import type { LiveGame as LiveGameResponse, Plays, WinProbability } from '#contract/games.ts';
import { chanceSeries } from '#domain/game/chance-series.ts';
import type { LiveGame } from '#server/live/live-game.ts';

/** The game's view or, if the client has version `since`, the deltas from it to the newest version. */
export function toLiveGameResponse(
  { version, view, freshness, deltasSince }: LiveGame,
  since: number | null,
): LiveGameResponse {
  const deltas = since === null ? null : deltasSince(since);
  return deltas === null ? { version, view, freshness } : { version, deltas, freshness };
}

const playsByLog = new WeakMap<object, Plays>();

/** The plate appearances so far, computed once per state of the log. */
export function toPlaysResponse({ version, view, log, plateAppearances }: LiveGame): Plays {
  const cached = playsByLog.get(log);
  if (cached?.version === version) return cached;
  const people = Object.fromEntries(Object.entries(log.header.players).map(([id, { name }]) => [id, name]));
  const plays = { gamePk: view.gamePk, version, plateAppearances: plateAppearances(), people };
  playsByLog.set(log, plays);
  return plays;
}

export function toWinProbabilityResponse(game: LiveGame): WinProbability {
  const series = chanceSeries(game.plateAppearances());
  const batterId = series.swing?.batterId;
  const batter = batterId === undefined ? undefined : game.log.header.players[batterId];
  const people = batter ? { [batter.id]: batter.name } : {};
  return { ...series, gamePk: game.view.gamePk, version: game.version, people };
}

export function toBoxResponse({ box, freshness }: LiveGame) {
  return { ...box, freshness };
}
