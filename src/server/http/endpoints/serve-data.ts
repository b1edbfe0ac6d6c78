import { z } from 'zod';
import type { CallOutput, Endpoint } from '#contract/api/endpoint.ts';
import { createHttpBody, type HttpBody, jsonBody } from '../bodies/http-body.ts';
import { authorizeCall, type AuthorizedCall, type Caller, isPersonal } from './authorize-call.ts';
import { cacheControlOf } from './cache-control-of.ts';
import { isSameForAll } from './is-same-for-all.ts';
import type { ParsedInput, RawInput } from './parse-input.ts';
import { sendBody } from '../bodies/send-body.ts';
import { storeReply } from '../shared/serve-shared.ts';
import { createSharedResults } from '../shared/shared-results.ts';
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
  const shareResult = createSharedResults<CallOutput<E> & object>();
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
    async call(raw, visit, shared) {
      const work = async () => {
        const { input, caller } = await authorizeCall(endpoint, raw, visit);
        return handleAtInstant(raw, visit, { input, caller });
      };
      return shared === undefined || visit.hasOwnView || isPersonal(endpoint)
        ? work()
        : shareResult(shared, addressOf(endpoint, raw), work);
    },
    async respond({ request, reply, visit, validateResponses, shared }) {
      const ticket = isSameForAll(endpoint, request) ? (shared?.begin(request.raw) ?? null) : null;
      const store = (body: HttpBody | null) => void (shared && ticket && storeReply(shared, ticket, reply, body));
      const { input, caller } = await authorizeCall(endpoint, rawInput(request), visit);
      const output = await handleAtInstant(rawInput(request), visit, { input, caller });
      if (validateResponses) endpoint.response.parse(output);
      if (isUnchanged(input, output)) {
        reply.code(304).header('cache-control', cacheControlFor(visit));
        store(null);
        return reply.send();
      }
      reply.code(statusOf(endpoint));
      const body = bodyOf(output);
      const cacheControlOfBody = cacheControlFor(visit);
      return sendBody(request, reply, body, {
        mediaType,
        cacheControl: cacheControlOfBody,
        ...(ticket && { onReady: () => store(body) }),
      });
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
