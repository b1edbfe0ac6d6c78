import type { ServerResponse } from 'node:http';
import { randomRetryDelay, retryFrame } from './stream-frames.ts';

/** Returns the same frame for the same frame, so that it is made once for all viewers with this function. */
export type Rewrite = (frame: Buffer) => Buffer;

/** The viewers of one game. Each frame is encoded once and written to every stream. */
export type Audience = {
  readonly size: number;
  /** `rewrite`: for a viewer who does not receive all of a frame */
  add(response: ServerResponse, rewrite?: Rewrite): void;
  send(frame: Buffer): void;
  /** Sends a random reconnection delay, so that clients do not reconnect at once, and closes every stream. */
  end(random: () => number): void;
};

/** Maximum buffered bytes of a slow viewer. A viewer with more is disconnected and resumes after reconnecting. */
const maxBufferedBytes = 256_000;

export function createAudience(): Audience {
  const responses = new Map<ServerResponse, Rewrite | undefined>();
  let isEnded = false;
  return {
    get size() {
      return responses.size;
    },
    add(response, rewrite) {
      if (isEnded) {
        response.end();
        return;
      }
      responses.set(response, rewrite);
      response.once('close', () => responses.delete(response));
      response.once('error', () => responses.delete(response));
      if (isEnded) response.end();
    },
    send(frame) {
      for (const [response, rewrite] of responses) {
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
