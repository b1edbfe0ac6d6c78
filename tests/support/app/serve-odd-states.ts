import { join } from 'node:path';
import { fastify, type FastifyReply } from 'fastify';
import { loadBuiltPages } from '#app/server/built-pages.ts';
import { servePages } from '#app/server/serve-pages.ts';
import { answerOddly, callOddLeague } from '#app/testing/odd-states/odd-league.ts';
import { serveStaticFiles } from '#platform/http/serve-texts.ts';

const dist = join(import.meta.dirname, '..', '..', '..', 'dist');
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const sendPixel = (reply: FastifyReply) => reply.type('image/gif').send(pixel);

/** A stream without a change: the league stands still. */
const sendHeartbeat = (reply: FastifyReply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write('event:heartbeat\ndata:\n\n');
};

/** Serves the built pages with the responses of the odd league on a free port. What it does not know is refused, pictures are a pixel. */
export async function serveOddStates(): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await serveStaticFiles(app, join(dist, 'client'));
  app.get('/api/*', ({ url, query, headers: { accept = '' } }, reply) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (accept.includes('event-stream')) return sendHeartbeat(reply);
    if (accept.includes('image/')) return sendPixel(reply);
    const refused = { error: { code: 'not_found', message: 'The odd league does not know this.' }, shownAt: null };
    const answer = answerOddly(`GET ${pathname}`, { query: Object(query) });
    return reply.type('application/json').send(JSON.stringify(answer === undefined ? refused : answer));
  });
  servePages(app, {
    pages: await loadBuiltPages(dist),
    call: () => callOddLeague,
    originOf: ({ protocol, host }) => `${protocol}://${host}`,
    takeTurn: (_, work) => work(),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => app.close() };
}
