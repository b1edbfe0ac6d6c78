import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { kindOf } from '#platform/viewer/server/sharing.ts';
import { type Visit, type Visitors, createVisit } from '../create-visit.ts';
import { networkOf, type TakeTurn } from '../fair-share.ts';
import type { ServedRoutes } from './served.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the name of the endpoint, for the log */
    operation?: string;
    /** the format of error bodies if it is not the default */
    errorFormat?: Endpoint['errorFormat'];
    /** whether a success of a request with this body changes what all clients see */
    changesPublicData?: (body: unknown) => boolean;
  }
}

/** Registers every endpoint as a Fastify route. */
export function registerEndpoints(
  app: FastifyInstance,
  routes: ServedRoutes,
  { visitors, validateResponses, takeTurn }: { visitors: Visitors; validateResponses: boolean; takeTurn: TakeTurn },
): void {
  for (const [operation, { endpoint, respond }] of Object.entries(routes)) {
    const { method, path, mediaType, errorFormat, hasForm } = endpoint;
    // a stream is of one client
    const kind = mediaType === 'text/event-stream' ? 'one' : kindOf(endpoint);
    const register = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path,
        config: { operation, errorFormat, kind, changesPublicData: (body) => changesPublicData(endpoint, body) },
        exposeHeadRoute: method === 'GET' && mediaType !== 'text/event-stream',
        handler: (request, reply) => {
          const visit = createVisit(request, visitors, reply);
          const work = () => respond({ request, reply, visit, validateResponses });
          if (mediaType === 'text/event-stream') return work();
          return takeTurn(networkOf(request.ip), work, isOfPast(request, visit) ? 2 : atOnceOf(mediaType));
        },
      });
    if (hasForm === true)
      void app.register(async (scope) => {
        ignoreForms(scope);
        register(scope);
      });
    else register(app);
  }
}

/** Whether a successful call with this body changes what all visitors see. */
export function changesPublicData({ changesPublicData: changes }: Endpoint, body: unknown): boolean {
  if (typeof changes !== 'object' || typeof body !== 'object' || body === null) return changes !== undefined;
  return changes.some((field) => field in body);
}

/** By the cost of a response: a picture is drawn, and a text is written for one client. Data wait for the upstream, which has shares of its own. */
function atOnceOf(mediaType: Endpoint['mediaType']): number {
  if (mediaType === undefined) return Infinity;
  return mediaType.startsWith('image/') ? 1 : 2;
}

/** Whether a request asks for a time of a replay, or its viewer sees an earlier instant. */
function isOfPast({ query }: FastifyRequest, { viewer }: Visit): boolean {
  return viewer.isBehind || (typeof query === 'object' && query !== null && 'at' in query);
}

/** Accepts the bodies of forms without reading them. */
function ignoreForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}
