import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { diffViews, encodeDelta } from '#contract/live/delta.ts';
import { fold } from '#domain/game/fold.ts';
import { deltaFrame, viewFrame } from '#server/live/stream-frames.ts';
import { toGameLog } from '#server/statsapi/live/to-game-log.ts';
import { wireFeed } from '#server/statsapi/live/wire-feed.ts';
import type { GameView } from '#domain/game/model.ts';

export type GameBytes = {
  polls: number;
  /** bytes of each update to a viewer, with SSE framing */
  updates: number[];
  /** compressed bytes of the first snapshot at the first poll, and (the list) at each poll */
  snapshot: number;
  snapshots: number[];
  /** compressed bytes of all upstream responses of a whole game, estimated from a sample of the polls */
  polling: number;
  diffPatch: number;
};

const pollMs = 10_000;
const samples = 40;

/** Measures a whole game for one viewer, updated or polling every 10 s of game time. */
export async function measureGame(leagueUrl: string, gamePk: number): Promise<GameBytes> {
  const address = `${leagueUrl}/api/v1.1/game/${gamePk}/feed/live`;
  const whole = await read(`${address}?timecode=20991231_000000`);
  const log = toGameLog(wireFeed.parse(JSON.parse(whole)));
  const first = log.events.find(({ type }) => type === 'plateAppearanceStarted');
  const last = log.events.at(-1);
  if (!first || !last) throw new Error(`Game ${gamePk} has no plays.`);
  const polls = Array.from({ length: Math.ceil((last.at - first.at) / pollMs) + 1 }, (_, n) => first.at + n * pollMs);
  const views = polls.map((at) => fold(log, at));
  const snapshots = views.map((view) => snapshotBytes(view));
  const sampled = polls.filter((_, n) => n % Math.ceil(polls.length / samples) === 0);
  const perPoll = async (path: (at: number) => string) => {
    const sizes = await Promise.all(sampled.map(async (at) => gzipSync(await read(path(at))).length));
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length;
  };
  return {
    polls: polls.length,
    updates: views.flatMap((view, n) => updateBytes(views[n - 1], view)),
    snapshot: snapshots[0] ?? 0,
    snapshots,
    polling: polls.length * (await perPoll((at) => `${address}?timecode=${timecode(at)}`)),
    diffPatch:
      polls.length *
      (await perPoll(
        (at) => `${address}/diffPatch?startTimecode=${timecode(at - pollMs)}&endTimecode=${timecode(at)}`,
      )),
  };
}

function updateBytes(before: GameView | undefined, after: GameView): number[] {
  const delta = before ? diffViews(before, after) : null;
  return delta === null ? [] : [deltaFrame(Date.now(), encodeDelta(delta)).length];
}

function snapshotBytes(view: GameView): number {
  const frame = viewFrame(Date.now(), view, { asOf: Date.now(), isStale: false });
  return brotliCompressSync(frame, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  return response.text();
}

/** Formats a time as the upstream does: 20240612_042717, UTC. */
function timecode(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', '_').replaceAll(/[-:]/g, '');
}
