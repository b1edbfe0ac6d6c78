import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { addSecurityHeaders } from '../security/security-headers.ts';
import { bindEndpoints } from '../endpoints/bind-endpoints.ts';
import { TooManyRequests } from '../errors/app-error.ts';
import { errorToHttp } from '../errors/errors-to-http.ts';
import { type Health, serveHealth } from './health.ts';
import { createInProcessCall } from '../endpoints/in-process-call.ts';
import { openApi } from '../api-docs/open-api.ts';
import { type Pages, servePages } from '../pages/pages.ts';
import { serveApiDocs } from '../api-docs/serve-api-docs.ts';
import type { ServedRoutes } from '../endpoints/served.ts';
import { serveStaticFiles } from '../static/static-files.ts';
import { serveTexts, type ServedText } from './serve-texts.ts';
import { type Visitors, visitOf } from '../visit/visit.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { refusalBody } from '../errors/refusal-body.ts';
import { refuseForeignOrigins } from '../security/same-origin.ts';
import { RequestLog } from './request-log.ts';
import { refuseUnmatched } from './unmatched.ts';

export type AppOptions = {
  routes: ServedRoutes;
  visitors: Visitors;
  health: () => Promise<Health>;
  /** absent: silent */
  log?: FastifyBaseLogger;
  checkAnswers: boolean;
  /** addresses of proxies that tell where a visitor comes from; absent: none is believed */
  trustedProxies?: string[];
  /** a feed and the like */
  texts?: readonly ServedText[];
  /** absent: the API alone */
  pages?: (app: FastifyInstance) => Promise<Pages>;
  /** folder of built files for the browser */
  clientFolder?: string;
};

/** Builds the whole HTTP side; who calls it lets it listen, or injects requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { routes, visitors, health, log, checkAnswers, trustedProxies = [], texts = [], pages, clientFolder } = options;
  const app = fastify({
    ...(log && { loggerInstance: log }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  await app.register(cookie);
  addSecurityHeaders(app);
  readJsonBodies(app);
  refuseForeignOrigins(app);
  answerErrors(app);
  refuseUnmatched(app);
  serveHealth(app, health);
  serveTexts(app, texts);
  bindEndpoints(app, routes, { visitors, checkAnswers });
  if (clientFolder !== undefined) await serveStaticFiles(app, clientFolder);
  const site = await pages?.(app);
  serveApiDocs(app, openApi(endpoints), site);
  if (site) servePages(app, { pages: site, call: inProcessCall(app, routes, visitors) });
  return app;
}

function inProcessCall(app: FastifyInstance, routes: ServedRoutes, visitors: Visitors) {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'A page could not get its data');
  const callOf = createInProcessCall(routes, onFailure);
  return (request: FastifyRequest) => callOf(visitOf(request, visitors));
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { headers?: Record<string, string> }>((error, request, reply) => {
    const { status, body } = errorToHttp(error);
    if (error.headers !== undefined) reply.headers(error.headers);
    if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfter));
    if (status === 503) reply.header('retry-after', '5');
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(refusalBody(body, request.routeOptions.config.refusals));
  });
}
