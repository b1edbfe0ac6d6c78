import type { ServerResponse } from 'node:http';
import { randomRetryDelay, retryFrame } from './stream-frames.ts';

/** Returns the same frame for the same frame, so that it is made once for all subscribers with this function. */
export type Rewrite = (frame: Buffer) => Buffer;

/** `rewrite`: for a subscriber who does not receive all of a frame */
type Member = { rewrite?: Rewrite | undefined; visitor: string | null };

/** The subscribers of one game. Each frame is encoded once and written to every stream. */
export type Audience = {
  readonly size: number;
  /** Two of the subscribers who are not the same visitor. */
  visitors(): (string | null)[];
  add(response: ServerResponse, member: Member): void;
  send(frame: Buffer): void;
  /** Sends a random reconnection delay, so that clients do not reconnect at once, and closes every stream. */
  end(random: () => number): void;
};

/** Maximum buffered bytes of a slow subscriber. A subscriber with more is disconnected and resumes after reconnecting. */
const maxBufferedBytes = 256_000;

export function createAudience(): Audience {
  const responses = new Map<ServerResponse, Member>();
  let isEnded = false;
  return {
    get size() {
      return responses.size;
    },
    visitors() {
      const found = new Set<string | null>();
      for (const { visitor } of responses.values()) if (found.add(visitor).size === 2) break;
      return [...found];
    },
    add(response, member) {
      if (isEnded) {
        response.end();
        return;
      }
      responses.set(response, member);
      response.once('close', () => responses.delete(response));
      response.once('error', () => responses.delete(response));
    },
    send(frame) {
      for (const [response, { rewrite }] of responses) {
        if (response.writableLength > maxBufferedBytes) response.destroy();
        else response.write(rewrite?.(frame) ?? frame);
      }
    },
    end(random) {
      isEnded = true;
      for (const response of responses.keys()) response.end(retryFrame(randomRetryDelay(random)));
      responses.clear();
    },
  };
}
