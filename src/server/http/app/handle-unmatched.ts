import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { endpoints } from '#contract/api/endpoints.ts';
import { AppError, NotFound } from '../errors/app-error.ts';

const apiPaths = Object.values(endpoints).map(({ method, path, mediaType }: Endpoint) => ({
  methods: method === 'GET' && mediaType !== 'text/event-stream' ? [method, 'HEAD'] : [method],
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** Responds to requests without a route: 405 with Allow if another method has one, otherwise 404. */
export function handleUnmatched(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request);
    if (allowed.length === 0) throw new NotFound(`There is nothing at ${pathOf(request)}.`);
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed', `${request.method} is not allowed here; use ${allowed.join(' or ')}.`);
  });
}

function allowedMethods(request: FastifyRequest): string[] {
  const path = pathOf(request);
  if (path !== '/api' && !path.startsWith('/api/')) return request.method === 'GET' ? [] : ['GET', 'HEAD'];
  return [...new Set(apiPaths.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}
