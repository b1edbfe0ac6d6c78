import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServedRoutes } from '#platform/http/endpoints/served.ts';
import { AppError, NotFound } from '#platform/http/errors/app-error.ts';

/** Responds to requests without a route: 405 with Allow if another method has one, otherwise 404. */
export function handleUnmatched(app: FastifyInstance, routes: ServedRoutes): void {
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
