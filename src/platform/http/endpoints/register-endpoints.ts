import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { kindOf } from '#platform/viewer/server/sharing.ts';
import { type Visit, type Visitors, createVisit } from '../create-visit.ts';
import { createFairShare, networkOf } from '../fair-share.ts';
import type { ServedRoutes } from './served.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the name of the endpoint, for the log */
    operation?: string;
    /** the format of error bodies if it is not the default */
    errorFormat?: Endpoint['errorFormat'];
    changesPublicData?: Endpoint['changesPublicData'];
  }
}

/** Registers every endpoint as a Fastify route. */
export function registerEndpoints(
  app: FastifyInstance,
  routes: ServedRoutes,
  { visitors, validateResponses }: { visitors: Visitors; validateResponses: boolean },
): void {
  // an earlier state is computed for one client
  const takeTurn = createFairShare({ atOnce: 2, waiting: 40 });
  for (const [operation, { endpoint, respond }] of Object.entries(routes)) {
    const { method, path, mediaType, errorFormat, hasForm, changesPublicData } = endpoint;
    // a stream is of one client
    const kind = mediaType === 'text/event-stream' ? 'one' : kindOf(endpoint);
    const register = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path,
        config: { operation, errorFormat, changesPublicData, kind },
        exposeHeadRoute: method === 'GET' && mediaType !== 'text/event-stream',
        handler: (request, reply) => {
          const visit = createVisit(request, visitors, reply);
          const work = () => respond({ request, reply, visit, validateResponses });
          const hasTurns = mediaType !== 'text/event-stream' && isOfPast(request, visit);
          return hasTurns ? takeTurn(networkOf(request.ip), work) : work();
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

/** Whether a request asks for a time of a replay, or its viewer sees an earlier instant. */
function isOfPast({ query }: FastifyRequest, { viewer }: Visit): boolean {
  return viewer.isBehind || (typeof query === 'object' && query !== null && 'at' in query);
}

/** Accepts the bodies of forms without reading them. */
function ignoreForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}
