import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { readEventStream, type StreamEvent } from '#app/testing/read-event-stream.ts';
import { gameViewSchema } from '#rules/baseball/game/model.ts';
import { receive, type StreamMessage, type StreamState, viewFormat } from '#sources/live/view-delta.ts';

type Received = { version: number; kind: 'view' | 'delta'; data: string; at: number };

const viewDataSchema = z.object({ version: z.number(), view: gameViewSchema });

/**
 * Follows a game as a browser does: it connects to `urls` in turn, reconnects after the delay that the server sends, continues with
 * `Last-Event-ID`, and requests the whole view after a gap.
 */
export function followGame(gamePk: number, ...urls: string[]) {
  const received: Received[] = [];
  const delays: number[] = [];
  let state: StreamState | null = null;
  let gaps = 0;
  let connections = 0;
  const stopping = new AbortController();
  let close = () => {};
  onTestFinished(() => {
    stopping.abort();
    close();
  });

  function accept(event: StreamEvent): void {
    const message = toMessage(event);
    if (message === null) return;
    const { version, type: kind } = message;
    received.push({ version, kind, data: event.data ?? '', at: performance.now() });
    const next = receive(state, message);
    if (typeof next !== 'string') state = next;
    else {
      gaps += 1;
      state = null;
      close();
    }
  }

  async function connectOnce(url: string): Promise<number> {
    let retryMs = 1000;
    const headers: Record<string, string> = state === null ? {} : { 'last-event-id': String(state.version) };
    const stream = await readEventStream(`${url}/api/games/${gamePk}/stream?format=${viewFormat}`, headers);
    connections += 1;
    close = stream.close;
    for (;;) {
      const event = await stream.next();
      if (event === null) return retryMs;
      if (event.retry !== null) {
        retryMs = Number(event.retry);
        delays.push(retryMs);
      }
      accept(event);
    }
  }

  async function run(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const wait = await connectOnce(urls[turn % urls.length] ?? '').catch(() => 500);
      if (!stopping.signal.aborted) await delay(wait);
    }
  }
  void run();

  return {
    received: () => received,
    /** the delays before a reconnection that the server has sent */
    delays: () => delays,
    state: () => state,
    gaps: () => gaps,
    connections: () => connections,
  };
}

export type GameFollower = ReturnType<typeof followGame>;

function toMessage({ event, id, data }: StreamEvent): StreamMessage | null {
  if (data === null) return null;
  if (event === 'delta') return { type: 'delta', version: Number(id), delta: data };
  return event === 'view' ? { type: 'view', ...viewDataSchema.parse(JSON.parse(data)) } : null;
}
