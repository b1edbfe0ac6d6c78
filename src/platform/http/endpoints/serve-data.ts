import type { z } from 'zod';
import type { CallOutput, Endpoint } from '#platform/api/endpoint.ts';
import { createHttpBody, type HttpBody, jsonBody } from '../bodies/http-body.ts';
import { authorizeCall, type Caller, isPersonal } from './authorize-call.ts';
import type { ParsedInput } from './parse-input.ts';
import { sendBody } from '../bodies/send-body.ts';
import { rawInput, type Served } from './served.ts';
import { sharingOf } from './sharing-of.ts';
import { serveAtInstant } from './serve-at-instant.ts';

const mediaType = 'application/json; charset=utf-8';

type DataEndpoint = Endpoint & { response: z.ZodType<object> };

type Handler<E extends Endpoint> = (input: ParsedInput<E>, caller: Caller<E>) => Promise<CallOutput<E> & object>;

/** Whether the input shows that the caller has this response, which causes status 304. */
type IsUnchanged<E extends Endpoint> = (input: ParsedInput<E>, output: CallOutput<E>) => boolean;

/** An endpoint that responds with JSON. */
export function serveData<E extends DataEndpoint>(
  endpoint: E,
  handle: Handler<E>,
  isUnchanged: IsUnchanged<E> = () => false,
): Served {
  const bodyOf = isPersonal(endpoint) ? bodyForOne : jsonBody;
  return {
    endpoint,
    async call(raw, visit) {
      const { input, caller } = await authorizeCall(endpoint, raw, visit);
      return serveAtInstant(endpoint, { visit, input }, () => handle(input, caller));
    },
    async respond({ request, reply, visit, validateResponses }) {
      const { input, caller } = await authorizeCall(endpoint, rawInput(request), visit);
      const output = await serveAtInstant(endpoint, { visit, input }, () => handle(input, caller));
      if (validateResponses) endpoint.response.parse(output);
      if (isUnchanged(input, output)) {
        const { cacheControl, vary } = sharingOf(endpoint, visit);
        return reply.code(304).headers({ 'cache-control': cacheControl, vary }).send();
      }
      reply.code(statusOf(endpoint));
      return sendBody(request, reply, bodyOf(output), { mediaType, ...sharingOf(endpoint, visit) });
    },
  };
}

function bodyForOne(output: object): HttpBody {
  return createHttpBody(JSON.stringify(output), 'application/json', { isForOne: true });
}

function statusOf({ status }: Endpoint): number {
  return status ?? 200;
}
