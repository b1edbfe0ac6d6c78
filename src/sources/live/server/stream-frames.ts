import { z } from 'zod';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { ownBytes } from '#platform/http/http-body.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { decodeDelta } from '../view-delta.ts';

/** The frames of a game's event stream, encoded once for all subscribers. The optional space after a colon is omitted. */
export function viewFrame(version: number, view: GameView, freshness: Freshness): Buffer {
  return frame(`id:${version}\nevent:view\ndata:${JSON.stringify({ version, view, freshness })}`);
}

export function deltaFrame(version: number, delta: string): Buffer {
  return frame(`id:${version}\nevent:delta\ndata:${delta}`);
}

const deltaPattern = /^id:(?<version>\d{1,15})\nevent:delta\ndata:(?<delta>[^\r\n]*)\n\n$/;

/** An encoded delta that is not empty, of the present format. */
export const deltaSchema = z.string().refine(isDelta);

const deltaFrameSchema = z.object({ version: z.coerce.number().int(), delta: deltaSchema });

/** Reads a frame of `deltaFrame`. Throws for any other, which subscribers must not receive. */
export function parseDeltaFrame(bytes: Uint8Array): { version: number; delta: string; frame: Buffer } {
  const { version, delta } = deltaFrameSchema.parse(deltaPattern.exec(Buffer.from(bytes).toString())?.groups);
  return { version, delta, frame: deltaFrame(version, delta) };
}

function isDelta(text: string): boolean {
  try {
    return decodeDelta(text).length > 0;
  } catch {
    return false;
  }
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
