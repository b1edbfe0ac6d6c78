import type { ServerResponse } from 'node:http';
import { randomRetryDelay, retryFrame } from './stream-frames.ts';

/** The viewers of one game. Each frame is encoded once and written to every stream. */
export type Audience = {
  readonly size: number;
  add(response: ServerResponse): void;
  send(frame: Buffer): void;
  /** Sends a random reconnection delay, so that clients do not reconnect at once, and closes every stream. */
  end(random: () => number): void;
};

/** Maximum buffered bytes of a slow viewer. A viewer with more is disconnected and resumes after reconnecting. */
const maxBufferedBytes = 256_000;

export function createAudience(): Audience {
  const responses = new Set<ServerResponse>();
  let isEnded = false;
  return {
    get size() {
      return responses.size;
    },
    add(response) {
      if (isEnded) {
        response.end();
        return;
      }
      responses.add(response);
      response.once('close', () => responses.delete(response));
      response.once('error', () => responses.delete(response));
      if (isEnded) response.end();
    },
    send(frame) {
      for (const response of responses) {
        if (response.writableLength > maxBufferedBytes) response.destroy();
        else response.write(frame);
      }
    },
    end(random) {
      isEnded = true;
      for (const response of responses) response.end(retryFrame(randomRetryDelay(random)));
      responses.clear();
    },
  };
}
