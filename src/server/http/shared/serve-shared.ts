import { createServer, type ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import type { HttpBody } from '../bodies/http-body.ts';
import { sendBody } from '../bodies/send-body.ts';
import type { SharedEntry, SharedResponse, SharedResponses, Ticket } from './shared-responses.ts';
import { writeShared } from './write-shared.ts';

/** Headers of one response: the rest is the same for every client. */
const ownHeaders = new Set(['x-request-id', 'content-encoding', 'content-length', 'connection', 'date']);

/** Creates the HTTP server of the application, which sends stored responses before the framework reads the request. */
export function shareBefore(shared: SharedResponses, options: ServerOptions): FastifyServerFactory {
  return (handle) =>
    createServer(options, (request, response) => {
      const entry = shared.find(request);
      if (entry === null || !writeShared(request, response, entry)) handle(request, response);
    });
}

/** Sends stored responses to requests that the server could not serve itself, and removes them after writes that change public data. */
export function serveShared(app: FastifyInstance, shared: SharedResponses): void {
  app.addHook('onRequest', async (request, reply) => {
    const entry = shared.find(request.raw);
    return entry === null ? undefined : sendEntry(request, reply, entry);
  });
  app.addHook('onSend', async ({ routeOptions }, { statusCode }) => {
    if (routeOptions.config.changesPublicData === true && statusCode < 400) shared.clear();
  });
}

function sendEntry(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: SharedEntry) {
  reply.code(status).headers(headers);
  if (body === null) return reply.send();
  const { 'content-type': mediaType = '', 'cache-control': cacheControl = '', vary = '' } = headers;
  return sendBody(request, reply, body, { mediaType, cacheControl, vary });
}

/** Stores the response that `reply` is about to send. */
export function storeReply(shared: SharedResponses, ticket: Ticket, reply: FastifyReply, body: HttpBody | null): void {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !ownHeaders.has(name)) headers[name] = String(value);
  if ('set-cookie' in headers) return;
  const { url = '', config } = reply.request.routeOptions;
  const status: SharedResponse['status'] = body === null ? 304 : 200;
  shared.store(ticket, { status, headers, body, route: url, operation: config.operation });
}
