import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { CallOutput, Endpoint } from '#platform/api/endpoint.ts';
import { isPersonal, kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { createHttpBody, type HttpBody, jsonBody, sendBody } from '../http-body.ts';
import { answerCall, type Handler } from './authorize-call.ts';
import { type ParsedInput, rawInput, type Served } from './served.ts';

const mediaType = 'application/json; charset=utf-8';

type DataEndpoint = Endpoint & { response: z.ZodType<object> };

/** Whether the input shows that the caller has this response, which causes status 304. */
type IsUnchanged<E extends Endpoint> = (input: ParsedInput<E>, output: CallOutput<E>) => boolean;

/** An endpoint that responds with JSON. */
export function serveData<E extends DataEndpoint>(
  endpoint: E,
  handle: Handler<E, CallOutput<E> & object>,
  isUnchanged: IsUnchanged<E> = () => false,
): Served {
  const bodyOf = isPersonal(endpoint) ? bodyForOne : jsonBody;
  return {
    endpoint,
    call: async (raw, visit) => (await answerCall(endpoint, { raw, visit }, handle)).output,
    async respond({ request, reply, visit, validateResponses }) {
      const { input, output } = await answerCall(endpoint, { raw: rawInput(request), visit }, handle);
      if (validateResponses) endpoint.response.parse(output);
      const { cacheControl, vary } = sharingOf(visit.sharing, kindOf(endpoint), endpoint.maxAge);
      if (isUnchanged(input, output)) return reply.code(304).headers({ 'cache-control': cacheControl, vary }).send();
      reply.code(endpoint.status ?? 200);
      return sendBody(request, reply, bodyOf(output), { mediaType, cacheControl, vary });
    },
  };
}

function bodyForOne(output: object): HttpBody {
  return createHttpBody(JSON.stringify(output), 'application/json', { isForOne: true });
}

type FileEndpoint = Endpoint & { mediaType: 'text/csv'; access: 'owner'; response?: never };

/**
 * An endpoint that responds with a file to download, which is sent while it is read. An error before the first part has an ordinary
 * response; a later one closes the connection, so that the browser reports an incomplete file.
 */
export function serveFile<E extends FileEndpoint>(
  endpoint: E,
  name: string,
  read: Handler<E, AsyncIterable<string>>,
): Served {
  return {
    endpoint,
    async respond({ request, reply, visit }) {
      const { output } = await answerCall(endpoint, { raw: rawInput(request), visit }, read);
      const parts = output[Symbol.asyncIterator]();
      const first = await parts.next();
      const { cacheControl, vary } = sharingOf(visit.sharing, kindOf(endpoint), endpoint.maxAge);
      return reply
        .headers({ 'cache-control': cacheControl, vary })
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${endpoint.mediaType}; charset=utf-8`)
        .send(Readable.from(allParts(first, parts), { objectMode: false }));
    },
  };
}

async function* allParts(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let part = first; part.done !== true; part = await rest.next()) yield part.value;
  } finally {
    await rest.return?.();
  }
}

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
