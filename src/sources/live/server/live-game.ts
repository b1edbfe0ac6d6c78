import type { Freshness } from '#platform/api/input-schemas.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import type { BoxScore, GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { memoizeLatest } from '#sources/statsapi/client/response.ts';
import type { GameSnapshot, GameUpdate } from './game-topics.ts';

/** A followed game with its recent updates, as of one version. */
export type LiveGame = {
  version: number;
  view: GameView;
  log: GameLog;
  box: BoxScore;
  freshness: Freshness;
  /** for each event, when it arrived here (epoch ms, league clock); for those of the first reading, when it happened, if that is earlier */
  arrivals: readonly number[];
  plateAppearances(): PlateAppearance[];
  /** The encoded deltas from version `since` to this version; null when that version is not available. */
  deltasSince(since: number): string[] | null;
};

/** The newest view of a log, computed once. */
export const newestViewOf = memoizeLatest((log: GameLog): GameView => fold(log, Infinity));

const playsOf = memoizeLatest((log: GameLog): PlateAppearance[] => plateAppearances(log));

export function createLiveGame(
  { version, log, box, arrivals }: GameSnapshot,
  past: readonly GameUpdate[],
  freshness: Freshness,
): LiveGame {
  return {
    version,
    view: newestViewOf(log),
    log,
    box,
    freshness,
    arrivals,
    plateAppearances: () => playsOf(log),
    deltasSince: (since) => updatesBetween(past, since, version)?.map(({ delta }) => delta) ?? null,
  };
}

/** The updates from version `since` to version `to`; null when one of them is not available. */
export function updatesBetween(past: readonly GameUpdate[], since: number, to: number): GameUpdate[] | null {
  const updates = past.filter(({ version }) => version > since && version <= to);
  return since <= to && updates.length === to - since ? updates : null;
}
