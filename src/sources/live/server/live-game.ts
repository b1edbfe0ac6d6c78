import type { Freshness } from '#platform/api/input-schemas.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import type { BoxScore, GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import { memoizeLatest } from '#sources/statsapi/client/response.ts';
import { type GameSnapshot, type GameUpdate, gameUpdates } from './game-topics.ts';

/** What a process knows of a game. */
export type GameState = {
  snapshot: GameSnapshot;
  /** of the newest snapshot that is known to be published; 0 in a single process */
  number: number;
  /** the last updates, oldest first; in a process that does not read the game, they can be newer than the snapshot */
  updates: readonly GameUpdate[];
  freshness: Freshness;
};

/** The version that subscribers have. */
export function versionOf({ snapshot, updates }: GameState): number {
  return Math.max(snapshot.version, updates.at(-1)?.version ?? 0);
}

export function hasSameFreshness({ freshness: one }: GameState, { freshness: other }: GameState): boolean {
  return one.isStale === other.isStale && one.isPartial === other.isPartial;
}

/** The last updates: more than the pitches of an inning, for subscribers who reconnect. */
export function withUpdate(updates: readonly GameUpdate[], update: GameUpdate): GameUpdate[] {
  return [...updates, update].slice(-gameUpdates.kept);
}

/** A game as of one version. */
export type LiveGame = {
  version: number;
  view: GameView;
  log: GameLog;
  box: BoxScore;
  pitchVideos: PitchVideos;
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

export function createLiveGame({ snapshot, updates, freshness }: Omit<GameState, 'number'>): LiveGame {
  const { version, log, box, pitchVideos, arrivals } = snapshot;
  return {
    version,
    view: newestViewOf(log),
    log,
    box,
    pitchVideos,
    freshness,
    arrivals,
    plateAppearances: () => playsOf(log),
    deltasSince: (since) => updatesBetween(updates, since, version)?.map(({ delta }) => delta) ?? null,
  };
}

/** The updates from version `since` to version `to`; null when one of them is not available. */
export function updatesBetween(past: readonly GameUpdate[], since: number, to: number): GameUpdate[] | null {
  const updates = past.filter(({ version }) => version > since && version <= to);
  return since <= to && updates.length === to - since ? updates : null;
}

/** ms for which a game is followed after the last request; one that is over stays in memory longer */
export function timeToFollow({ log }: GameSnapshot): number {
  return isOver(newestViewOf(log)) ? 600_000 : 20_000;
}

/** Whether the game is finished or called off, so that its data hardly changes. */
export function isOver({ status }: Pick<GameView, 'status'>): boolean {
  return status.phase === 'final' || status.phase === 'void';
}
