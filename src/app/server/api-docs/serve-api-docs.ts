import type { FastifyInstance } from 'fastify';
import { renderApiDocs } from './render-api-docs.ts';
import { createPagePolicy } from '#platform/http/security/content-security-policy.ts';
import { createHttpBody, jsonBody } from '#platform/http/bodies/http-body.ts';
import type { OpenApi } from './create-open-api.ts';
import type { Pages } from '../pages/serve-pages.ts';
import { sendBody } from '#platform/http/bodies/send-body.ts';
import { extractFonts } from './extract-fonts.ts';
import { readCookies } from '#platform/http/visit/request-cookies.ts';

/**
 * Serves the OpenAPI document at /api/openapi.json and a readable page at /api/docs, with the fonts of the site. The document is
 * created at its first request.
 */
export function serveApiDocs(app: FastifyInstance, createDocument: () => OpenApi, pages?: Pages): void {
  let created: OpenApi | undefined;
  const readDocument = () => (created ??= createDocument());
  const cacheControl = 'public, max-age=300';
  app.get('/api/openapi.json', (request, reply) =>
    sendBody(request, reply, jsonBody(readDocument()), { mediaType: 'application/json; charset=utf-8', cacheControl }),
  );
  app.get('/api/docs', async (request, reply) => {
    const fonts = extractFonts(pages ? (await pages.load()).assets : { styles: {} });
    const { html, inline } = renderApiDocs(readDocument(), { theme: readCookies(request.raw).theme, fonts });
    const mediaType = 'text/html; charset=utf-8';
    reply.header('content-security-policy', createPagePolicy(inline));
    return sendBody(request, reply, createHttpBody(html, mediaType), { mediaType, cacheControl: 'private, no-cache' });
  });
}
