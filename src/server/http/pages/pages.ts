import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, PageAnswer, PageAssets, RenderPage } from '#contract/page-renderer.ts';
import { developmentPolicy, pagePolicy } from '../security/content-security-policy.ts';
import { html } from './html.ts';
import { createHttpBody } from '../bodies/http-body.ts';
import { sendBody } from '../bodies/send-body.ts';
import { readTheme } from '../visit/theme-cookie.ts';

/** What draws the pages. `load` is asked for every page, so that development can bring newer code. */
export type Pages = {
  isDevelopment: boolean;
  load(): Promise<{ renderPage: RenderPage; assets: PageAssets }>;
};

type CallFor = (request: FastifyRequest) => Call;

const brokenPage: PageAnswer = {
  status: 500,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Called Shot</title></head><body><main><h1>Unexpected Application Error!</h1>
<p>This page could not be drawn. The fault is ours and has been noted.</p><p><a href="/today">Today’s games</a></p></main></body></html>`,
};

/** Every address outside /api that no file has is a page; the renderer knows which of them exist. */
export function servePages(app: FastifyInstance, { pages, call }: { pages: Pages; call: CallFor }): void {
  app.get('/*', async (request, reply) => {
    if (request.url === '/api' || /^\/api[/?]/.test(request.url)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', pages.isDevelopment ? developmentPolicy(nonce) : pagePolicy(nonce));
    return sendPage(request, reply, await draw(request, nonce));
  });

  async function draw(request: FastifyRequest, nonce: string): Promise<PageAnswer> {
    try {
      const { renderPage, assets } = await pages.load();
      const theme = readTheme(request.cookies);
      return await renderPage({ url: absoluteUrl(request), nonce, theme, call: call(request), assets });
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be drawn');
      return brokenPage;
    }
  }
}

/** A page carries a nonce and the visitor's theme: only his own browser may keep it, and must ask again. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { status, html: text, location }: PageAnswer) {
  reply.code(status);
  const mediaType = 'text/html; charset=utf-8';
  if (location !== undefined) return sendElsewhere(reply, location, mediaType);
  return sendBody(request, reply, createHttpBody(text, mediaType), { mediaType, cacheControl: 'private, no-cache' });
}

/** With a word for whoever does not follow: a redirect without a body looks like a fault. */
function sendElsewhere(reply: FastifyReply, location: string, mediaType: string) {
  reply.header('cache-control', 'no-cache').header('location', location).type(mediaType);
  return reply.send(
    html`<!doctype html><title>Called Shot</title>
      <p>Here: <a href="${location}">${location}</a></p>`.text,
  );
}

function absoluteUrl(request: FastifyRequest): string {
  return new URL(request.url.replace(/^\/+/, '/'), `${request.protocol}://${request.host}`).href;
}
