import type { z } from 'zod';
import type { CallOutput, Endpoint } from '#contract/endpoint.ts';
import { jsonBody } from './http-body.ts';
import { type ParsedInput, parseInput } from './parse-input.ts';
import { sendBody } from './send-body.ts';
import { rawInput, type Served } from './served.ts';

type DataEndpoint = Endpoint & { response: z.ZodType<object> };

type Handler<E extends Endpoint> = (input: ParsedInput<E>) => Promise<CallOutput<E> & object>;

/** Whether the input itself says that the caller has this answer already, which makes it a 304. */
type IsUnchanged<E extends Endpoint> = (input: ParsedInput<E>, output: CallOutput<E>) => boolean;

/** An endpoint that answers with JSON. */
export function serveData<E extends DataEndpoint>(
  endpoint: E,
  handle: Handler<E>,
  isUnchanged: IsUnchanged<E> = () => false,
): Served<E> {
  const { maxAge } = endpoint;
  const cacheControl = maxAge === undefined ? 'public, no-cache' : `public, max-age=${maxAge}`;
  return {
    endpoint,
    answer: async (raw) => handle(parseInput(endpoint, raw)),
    async respond({ request, reply, checkAnswers }) {
      const input = parseInput(endpoint, rawInput(request));
      const output = await handle(input);
      if (checkAnswers) endpoint.response.parse(output);
      if (isUnchanged(input, output)) return reply.code(304).header('cache-control', cacheControl).send();
      return sendBody(request, reply, jsonBody(output), { mediaType: 'application/json; charset=utf-8', cacheControl });
    },
  };
}
