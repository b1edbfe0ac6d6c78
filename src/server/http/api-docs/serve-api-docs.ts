import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiDocsPage } from './api-docs-page.ts';
import { pagePolicy } from '../security/content-security-policy.ts';
import { createHttpBody, jsonBody } from '../bodies/http-body.ts';
import type { OpenApi } from './open-api.ts';
import type { Pages } from '../pages/pages.ts';
import { sendBody } from '../bodies/send-body.ts';
import { siteFonts } from './site-fonts.ts';
import { readTheme } from '../visit/theme-cookie.ts';

/** The contract for programs at /api/openapi.json, for people at /api/docs, in the typefaces of the pages where there are any. */
export function serveApiDocs(app: FastifyInstance, document: OpenApi, pages?: Pages): void {
  const cacheControl = 'public, max-age=300';
  app.get('/api/openapi.json', (request, reply) =>
    sendBody(request, reply, jsonBody(document), { mediaType: 'application/json; charset=utf-8', cacheControl }),
  );
  app.get('/api/docs', async (request, reply) => {
    const fonts = siteFonts(pages ? (await pages.load()).assets : { styles: {} });
    const nonce = randomBytes(16).toString('base64');
    const html = apiDocsPage(document, { nonce, theme: readTheme(request.cookies), fonts });
    const mediaType = 'text/html; charset=utf-8';
    reply.header('content-security-policy', pagePolicy(nonce));
    return sendBody(request, reply, createHttpBody(html, mediaType), { mediaType, cacheControl: 'private, no-cache' });
  });
}
