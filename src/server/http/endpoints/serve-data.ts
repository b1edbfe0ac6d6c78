import { z } from 'zod';
import type { CallOutput, Endpoint } from '#contract/api/endpoint.ts';
import { createHttpBody, type HttpBody, jsonBody } from '../bodies/http-body.ts';
import { authorizeCall, type AuthorizedCall, type Caller, isPersonal } from './authorize-call.ts';
import { cacheControlOf } from './cache-control-of.ts';
import type { ParsedInput, RawInput } from './parse-input.ts';
import { sendBody } from '../bodies/send-body.ts';
import { rawInput, type Served } from './served.ts';
import type { Visit } from '../visit/create-visit.ts';

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
): Served<E> {
  const cacheControl = cacheControlOf(endpoint);
  const bodyOf = isPersonal(endpoint) ? bodyForOne : jsonBody;
  const { method, viewerClock, spoilers }: Endpoint = endpoint;
  const followsClock = method === 'GET' && viewerClock !== 'present' && viewerClock !== 'own';

  const cacheControlFor = ({ hasOwnView }: Visit) => (hasOwnView ? 'private, no-store' : cacheControl);

  function handleAtInstant(raw: RawInput, { instant, now, past, hidden }: Visit, { input, caller }: AuthorizedCall<E>) {
    const make = () => handle(input, caller);
    if (instant === null || !followsClock) return make();
    // such a handler leaves out what this viewer hides
    const left = spoilers === 'own' && hidden !== null ? JSON.stringify(hidden) : '';
    const address = `${caller.user?.id ?? ''} ${addressOf(endpoint, raw)} ${left}`;
    return past.read({ address, instant, now, isLive: viewerClock === 'live' }, make);
  }
  return {
    endpoint,
    async call(raw, visit) {
      return handleAtInstant(raw, visit, await authorizeCall(endpoint, raw, visit));
    },
    async respond({ request, reply, visit, validateResponses }) {
      const { input, caller } = await authorizeCall(endpoint, rawInput(request), visit);
      const output = await handleAtInstant(rawInput(request), visit, { input, caller });
      if (validateResponses) endpoint.response.parse(output);
      if (isUnchanged(input, output)) {
        return reply.code(304).header('cache-control', cacheControlFor(visit)).send();
      }
      reply.code(statusOf(endpoint));
      return sendBody(request, reply, bodyOf(output), { mediaType, cacheControl: cacheControlFor(visit) });
    },
  };
}

/** The same for calls with the same input: a path that names the game, and the rest. */
function addressOf({ path }: Endpoint, { params, query }: RawInput): string {
  const values = z.record(z.string(), z.unknown()).catch({}).parse(params);
  return `${path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))}?${JSON.stringify([params, query])}`;
}

function bodyForOne(output: object): HttpBody {
  return createHttpBody(JSON.stringify(output), 'application/json', { isForOne: true });
}

function statusOf({ status }: Endpoint): number {
  return status ?? 200;
}
