import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#platform/api/endpoint.ts';
import type { FormResult } from '#platform/api/form-result.ts';
import type { PageResponse, PageAssets, RenderPage } from '#platform/api/page-renderer.ts';
import { createDevelopmentPolicy, createPagePolicy } from '#platform/http/content-security-policy.ts';
import { networkOf, type TakeTurn } from '#platform/http/fair-share.ts';
import { html } from '#platform/http/html.ts';
import { createHttpBody, sendBody } from '#platform/http/http-body.ts';
import { takeFormResult } from '#platform/http/register-forms.ts';
import { readCookies } from '#platform/http/request-headers.ts';
import type { OriginOf } from '#platform/http/same-origin.ts';
import { sharingOf } from '#platform/viewer/server/sharing.ts';
import { checkSearch } from './check-search.ts';

/** The page renderer. `load` is called for every page, so that development uses the newest code. */
export type Pages = {
  isDevelopment: boolean;
  load(): Promise<{ renderPage: RenderPage; assets: PageAssets }>;
};

type Options = {
  pages: Pages;
  call: (request: FastifyRequest) => Call;
  originOf: OriginOf;
  takeTurn: TakeTurn;
};

const errorPage: PageResponse = {
  status: 500,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Called Shot</title></head><body><main><h1>Unexpected Application Error!</h1>
<p>This page could not be rendered. The error has been logged.</p><p><a href="/today">Today’s games</a></p></main></body></html>`,
};

const mediaType = 'text/html; charset=utf-8';

/** Serves every path outside /api that is not a file as a page; the renderer decides whether it exists. */
export function servePages(app: FastifyInstance, { pages, call, originOf, takeTurn }: Options): void {
  const createPolicy = pages.isDevelopment ? createDevelopmentPolicy : createPagePolicy;
  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const page = await renderOrReport(request, takeFormResult(request, reply));
    reply.header('content-security-policy', createPolicy(page.inline)).code(page.status);
    if (page.location !== undefined) return sendRedirect(reply, page.location);
    const { isShared, ...use } = sharingOf(readCookies(request.raw).sharing, 'page');
    const body = createHttpBody(page.html, mediaType, { isForOne: !isShared });
    const cacheControl = isShared && page.status !== 200 ? 'no-store' : use.cacheControl;
    return sendBody(request, reply, body, { mediaType, cacheControl, vary: use.vary });
  }
  app.get('/*', { config: { kind: 'page' } }, (request, reply) => {
    if (request.url === '/api' || /^\/api[/?]/.test(request.url)) return reply.callNotFound();
    return takeTurn(networkOf(request.ip), () => sendPage(request, reply), 2);
  });

  async function renderOrReport(request: FastifyRequest, formResult: FormResult | null): Promise<PageResponse> {
    try {
      const { renderPage, assets } = await pages.load();
      return await renderPage({
        url: `${originOf(request)}${pathOf(request)}`,
        theme: readCookies(request.raw).theme,
        formResult,
        call: call(request),
        checkSearch,
        assets,
      });
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return errorPage;
    }
  }
}

/** Sends a redirect with a link for clients that do not follow it. */
function sendRedirect(reply: FastifyReply, location: string) {
  reply.header('cache-control', 'no-store').header('location', location).type(mediaType);
  return reply.send(
    html`<!doctype html><title>Called Shot</title>
      <p>Moved to <a href="${location}">${location}</a></p>`.text,
  );
}

/** The path and query, also of a request line with a whole URL. Two slashes at the start would be a host. */
function pathOf({ url }: FastifyRequest): string {
  return url.replace(/^https?:\/\/[^/]*/i, '').replace(/^[/\\]*/, '/');
}
