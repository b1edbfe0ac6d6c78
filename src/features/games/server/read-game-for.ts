import { createRecordFilter } from '#sources/live/codec/create-record-filter.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import type { HiddenScores } from '#rules/viewer/hidden-scores.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { isPickable } from '#rules/baseball/game/predicates.ts';
import { refuseHiddenGame } from '#platform/http/errors/hidden-result.ts';
import type { Hub } from '#sources/live/server/hub.ts';
import type { LiveGame } from '#sources/live/server/live-game.ts';

const logs = new WeakMap<GameLog, GameLog>();

/** The same log for the same log, because what follows from it is kept. */
function hideRecordsOfLog(log: GameLog): GameLog {
  const known = logs.get(log) ?? { ...log, header: hideRecords(log.header) };
  logs.set(log, known);
  return known;
}

/**
 * Reads a game for a viewer. If the viewer hides scores, it has no records of the clubs. Throws if the viewer hides this game, unless
 * it has not begun.
 */
export async function readGameFor(hub: Hub, gamePk: number, hidden: HiddenScores | null): Promise<LiveGame> {
  const game = await hub.game(gamePk);
  if (hidden === null) return game;
  const { log, box } = game;
  if (!isPickable(game.view)) refuseHiddenGame(hidden, game.view);
  const view = hideRecords(game.view);
  const { away, home } = view.teams;
  const boxOf = (side: 'away' | 'home', team: typeof away) => ({ ...box[side], team });
  return {
    ...game,
    view,
    log: hideRecordsOfLog(log),
    box: { ...box, away: boxOf('away', away), home: boxOf('home', home) },
    deltasSince: (since) => game.deltasSince(since)?.map(createRecordFilter(view)) ?? null,
  };
}
