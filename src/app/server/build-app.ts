import { randomUUID } from 'node:crypto';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyReply,
  LogController,
} from 'fastify';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import { addSecurityHeaders, createPagePolicy } from '#platform/http/content-security-policy.ts';
import { type Visitors, createVisit, runAsVisitor } from '#platform/http/create-visit.ts';
import { registerEndpoints } from '#platform/http/endpoints/register-endpoints.ts';
import { createInProcessCall, type ServedRoutes } from '#platform/http/endpoints/served.ts';
import { createFairShare, networkOf } from '#platform/http/fair-share.ts';
import { confirmUnchanged, createHttpBody, type HttpBody, jsonBody, sendBody } from '#platform/http/http-body.ts';
import { registerForms } from '#platform/http/register-forms.ts';
import { readCookies } from '#platform/http/request-headers.ts';
import { rejectForeignOrigins, rejectMalformedHosts, createOriginOf } from '#platform/http/same-origin.ts';
import { sendError } from '#platform/http/send-error.ts';
import { serveStaticFiles, serveTexts, type ServedText } from '#platform/http/serve-texts.ts';
import { type SharedResponses, shareResponses } from '#platform/http/share-responses.ts';
import { type Monitoring, serveMonitoring } from '../operator/monitoring/serve-monitoring.ts';
import { createOpenApi, type OpenApi } from './create-open-api.ts';
import { drainOnClose } from './drain-on-close.ts';
import { forms } from './features.ts';
import { renderApiDocs, extractFonts } from './render-api-docs.ts';
import { type Health, serveHealth } from './serve-health.ts';
import { type Pages, servePages } from './serve-pages.ts';
import { serveWellKnown, type WellKnown } from './serve-well-known.ts';

export type AppOptions = {
  routes: ServedRoutes;
  visitors: Visitors;
  health: () => Promise<Health>;
  /** absent: neither `/readyz` nor `/metrics` */
  monitoring?: Monitoring;
  /** absent: silent */
  log?: FastifyBaseLogger;
  validateResponses: boolean;
  /** addresses of proxies whose forwarded headers are used; absent: none */
  trustedProxies?: string[];
  /** time for a client to send a whole request; absent: 10 s */
  requestTimeoutMs?: number;
  /** scheme and host of the site, for absolute URLs; null or absent: those of the request */
  publicUrl?: string | null;
  /** feed, site map and similar */
  texts?: readonly ServedText[];
  /** absent: nothing is found at the places that programs look at */
  wellKnown?: WellKnown;
  /** responses for all clients; absent: every request is handled */
  shared?: SharedResponses | undefined;
  /** absent: only the API */
  pages?: (app: FastifyInstance) => Promise<Pages>;
  /** whether the processor is busy; absent: never */
  isBusy?: () => boolean;
  /** the folder of the files built for the browser */
  clientFolder?: string;
};

const maxBodyBytes = 65_536;
const keepAliveMs = 72_000;

/** Builds the HTTP application. The caller lets it listen or injects requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    routes,
    visitors,
    health,
    monitoring,
    log,
    validateResponses,
    trustedProxies = [],
    publicUrl = null,
    requestTimeoutMs = 10_000,
    texts = [],
    wellKnown,
    shared,
    pages,
    clientFolder,
    isBusy,
  } = options;
  const takeTurn = createFairShare({ waiting: 40, isBusy });
  const app = fastify({
    ...(log && { loggerInstance: log }),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 5 },
    bodyLimit: maxBodyBytes,
    return503OnClosing: false,
    // malformed URLs and too long parameters, which reach no route
    frameworkErrors: sendError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const originOf = createOriginOf(publicUrl);
  // the first hook: a shared response has the headers of the others already
  if (shared) shareResponses(app, shared);
  drainOnClose(app);
  addSecurityHeaders(app);
  rejectMalformedHosts(app);
  confirmUnchanged(app);
  parseJsonBodies(app);
  identifyVisitors(app);
  rejectForeignOrigins(app, originOf);
  app.setErrorHandler(sendError);
  handleUnmatched(app, routes);
  serveHealth(app, health);
  if (monitoring) serveMonitoring(app, monitoring, takeTurn);
  serveTexts(app, texts, { originOf, takeTurn });
  if (wellKnown) serveWellKnown(app, wellKnown, originOf);
  registerEndpoints(app, routes, { visitors, validateResponses, takeTurn });
  registerForms(app, forms, { routes, visitors, originOf, takeTurn });
  if (clientFolder !== undefined) await serveStaticFiles(app, clientFolder);
  const sitePages = await pages?.(app);
  serveApiDocs(app, () => createOpenApi(routes, publicUrl), sitePages);
  if (sitePages) servePages(app, { pages: sitePages, call: inProcessCall(app, options), originOf, takeTurn });
  return app;
}

function inProcessCall(app: FastifyInstance, { routes, visitors }: AppOptions) {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'A page could not load its data');
  const callOf = createInProcessCall(routes, onFailure);
  return (request: FastifyRequest) => callOf(createVisit(request, visitors));
}

/** Charges upstream requests to the visitor. */
function identifyVisitors(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _, done) => runAsVisitor(networkOf(request.ip), done));
}

/** Parses JSON bodies. An empty one is allowed, because many clients send the content type with every request. */
function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/** Logs one line per completed request, unless its response was made for another one: operation, request, status and time in ms. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // logged when completed
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, reply: FastifyReply): void {
    const { operation } = req.routeOptions.config;
    const line = { operation, req, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else if (!req.isShared) reply.log.info(line, 'request completed');
  }
}

/** Responds to requests without a route: 405 with Allow if another method has one, otherwise 404. */
function handleUnmatched(app: FastifyInstance, routes: ServedRoutes): void {
  const apiPaths = Object.values(routes).map(({ endpoint: { method, path, mediaType } }) => ({
    methods: method === 'GET' && mediaType !== 'text/event-stream' ? [method, 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  }));

  function allowedMethods(request: FastifyRequest): string[] {
    const path = pathOf(request);
    if (path !== '/api' && !path.startsWith('/api/')) return request.method === 'GET' ? [] : ['GET', 'HEAD'];
    return [...new Set(apiPaths.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
  }

  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request);
    if (allowed.length === 0) throw new NotFound(`There is nothing at ${pathOf(request)}.`);
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed', `${request.method} is not allowed here; use ${allowed.join(' or ')}.`);
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}

type Theme = ReturnType<typeof readCookies>['theme'];

/**
 * Serves the OpenAPI document at /api/openapi.json, and readable pages at /api/docs with the fonts of the site. The document, and each
 * page in each theme, are created at their first request.
 */
function serveApiDocs(app: FastifyInstance, createDocument: () => OpenApi, pages?: Pages): void {
  let created: OpenApi | undefined;
  const readDocument = () => (created ??= createDocument());
  const mediaType = 'text/html; charset=utf-8';
  const rendered = new Map<string, { policy: string; body: HttpBody }>();
  const render = async (section: string | null, theme: Theme) => {
    const fonts = extractFonts(pages ? (await pages.load()).assets : { styles: {} });
    const page = renderApiDocs(readDocument(), { section, theme, fonts });
    if (page === null) throw new NotFound(`The API has no section ${section}.`);
    return { policy: createPagePolicy(page.inline), body: createHttpBody(page.html, mediaType) };
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, section: string | null) => {
    const { theme } = readCookies(request.raw);
    const key = `${section} ${theme}`;
    const page = rendered.get(key) ?? (await render(section, theme));
    if (pages?.isDevelopment !== true) rendered.set(key, page);
    reply.header('content-security-policy', page.policy);
    return sendBody(request, reply, page.body, { mediaType, cacheControl: 'private, no-cache' });
  };
  app.get('/api/openapi.json', (request, reply) =>
    sendBody(request, reply, jsonBody(readDocument()), {
      mediaType: 'application/json; charset=utf-8',
      cacheControl: 'public, max-age=300',
    }),
  );
  app.get('/api/docs', (request, reply) => send(request, reply, null));
  app.get<{ Params: { section: string } }>('/api/docs/:section', (request, reply) =>
    send(request, reply, request.params.section),
  );
}
