import type { Freshness } from '#platform/api/input-schemas.ts';
import { ownBytes } from '#platform/http/http-body.ts';
import type { GameView } from '#rules/baseball/game/model.ts';

/** The frames of a game's event stream, encoded once for all viewers. The optional space after a colon is omitted. */
export function viewFrame(version: number, view: GameView, freshness: Freshness): Buffer {
  return frame(`id:${version}\nevent:view\ndata:${JSON.stringify({ version, view, freshness })}`);
}

export function deltaFrame(version: number, delta: string): Buffer {
  return frame(`id:${version}\nevent:delta\ndata:${delta}`);
}

const deltaPattern = /^id:(\d+)\nevent:delta\ndata:(.*)\n\n$/;

/** Reads a frame of `deltaFrame`. Throws `TypeError` for any other. */
export function parseDeltaFrame(bytes: Uint8Array): { version: number; delta: string; frame: Buffer } {
  const bytesOfFrame = ownBytes(Buffer.from(bytes));
  const [, version, delta] = deltaPattern.exec(bytesOfFrame.toString()) ?? [];
  if (delta === undefined) throw new TypeError('No frame of a delta');
  return { version: Number(version), delta, frame: bytesOfFrame };
}

export function freshFrame(freshness: Freshness): Buffer {
  return frame(`event:fresh\ndata:${JSON.stringify(freshness)}`);
}

/** How long (ms) a client waits before it connects again. */
export function retryFrame(ms: number): Buffer {
  return frame(`retry: ${Math.round(ms)}`);
}

/** ms, spread over 5 s, so that clients do not reconnect at the same time. `random`: in [0, 1) */
export function randomRetryDelay(random: () => number): number {
  return 1000 + 5000 * random();
}

/** Keeps the connection open through proxies. An event, because scripts cannot see comments: without any, the connection is dead. */
export const heartbeat = frame('event:heartbeat\ndata:{}');

function frame(lines: string): Buffer {
  return ownBytes(`${lines}\n\n`);
}
