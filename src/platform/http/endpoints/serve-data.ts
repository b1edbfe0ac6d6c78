import type { z } from 'zod';
import type { CallOutput, Endpoint } from '#platform/api/endpoint.ts';
import { createHttpBody, type HttpBody, jsonBody } from '../http-body.ts';
import { isPersonal, kindOf, sharingOf } from '#platform/viewer/server/sharing.ts';
import { answerCall, type Handler } from './authorize-call.ts';
import type { ParsedInput } from './parse-input.ts';
import { sendBody } from '../send-body.ts';
import { rawInput, type Served } from './served.ts';

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
      reply.code(statusOf(endpoint));
      return sendBody(request, reply, bodyOf(output), { mediaType, cacheControl, vary });
    },
  };
}

function bodyForOne(output: object): HttpBody {
  return createHttpBody(JSON.stringify(output), 'application/json', { isForOne: true });
}

function statusOf({ status }: Endpoint): number {
  return status ?? 200;
}
