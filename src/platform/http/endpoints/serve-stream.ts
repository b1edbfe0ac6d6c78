import type { ServerResponse } from 'node:http';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { answerCall, type Handler } from './authorize-call.ts';
import { rawInput, type Served } from './served.ts';

type StreamEndpoint = Endpoint & { mediaType: 'text/event-stream'; response?: never };

/** `lastEventId`: the last event that a reconnecting client has received. */
type StreamTarget = { response: ServerResponse; lastEventId: string | null };

/** An endpoint that responds with an event stream. `open` resolves when it can start; a rejection becomes an ordinary error response. */
export function serveStream<E extends StreamEndpoint>(
  endpoint: E,
  open: Handler<E, (target: StreamTarget) => void>,
): Served {
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { output: start } = await answerCall(endpoint, { raw: rawInput(request), visit }, open);
      const response = reply.raw;
      response.writeHead(200, {
        ...presentHeaders(reply.getHeaders()),
        'content-type': endpoint.mediaType,
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      reply.hijack();
      request.raw.socket.setNoDelay(true);
      start({ response, lastEventId: single(request.headers['last-event-id']) });
      return reply;
    },
  };
}

function single(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

type Headers = Record<string, string | string[] | number | undefined>;

function presentHeaders(headers: Headers): Record<string, string | string[] | number> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
