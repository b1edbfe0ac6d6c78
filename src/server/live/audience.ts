import type { ServerResponse } from 'node:http';
import { retryFrame } from './stream-frames.ts';

/** The viewers of one game. Each message is written once and handed to every socket. */
export type Audience = {
  readonly size: number;
  add(response: ServerResponse): void;
  send(frame: Buffer): void;
  /** Says when to come back (spread out, so that not all come at once) and closes every stream. */
  end(random: () => number): void;
};

/** Bytes that may wait for a slow viewer; who falls further behind is cut off, and resumes when he comes back. */
const patienceBytes = 256_000;

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
        if (response.writableLength > patienceBytes) response.destroy();
        else response.write(frame);
      }
    },
    end(random) {
      isEnded = true;
      for (const response of responses) response.end(retryFrame(1000 + 3000 * random()));
      responses.clear();
    },
  };
}
