import type { Endpoint, TextType } from '#contract/api/endpoint.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import { sendBody } from '../bodies/send-body.ts';
import { storeReply } from '../shared/serve-shared.ts';
import { authorizeCall, type Caller, isPersonal } from './authorize-call.ts';
import { cacheControlOf } from './cache-control-of.ts';
import { isSameForAll } from './is-same-for-all.ts';
import type { ParsedInput } from './parse-input.ts';
import { rawInput, type Served } from './served.ts';

type TextEndpoint = Endpoint & { mediaType: TextType; response?: never };

/**
 * An endpoint that responds with a text for other programs, such as a feed, or for frames. `write` throws `NotFound` if there is none.
 * `headers` are those of a successful response.
 */
export function serveText<E extends TextEndpoint>(
  endpoint: E,
  write: (input: ParsedInput<E>, caller: Caller<E>) => Promise<string>,
  headers: Record<string, string> = {},
): Served<E> {
  const mediaType = `${endpoint.mediaType}; charset=utf-8`;
  const cacheControl = cacheControlOf(endpoint);
  return {
    endpoint,
    call: () => Promise.reject(new TypeError(`${endpoint.path} is a text`)),
    async respond({ request, reply, visit, shared }) {
      const ticket = isSameForAll(endpoint, request) ? (shared?.begin(request.raw) ?? null) : null;
      const { input, caller } = await authorizeCall(endpoint, rawInput(request), visit);
      const body = createHttpBody(await write(input, caller), mediaType, { isForOne: isPersonal(endpoint) });
      reply.headers(headers);
      const onReady = () => void (shared && ticket && storeReply(shared, ticket, reply, body));
      return sendBody(request, reply, body, { mediaType, cacheControl, ...(ticket && { onReady }) });
    },
  };
}
