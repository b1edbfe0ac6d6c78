import { expect } from 'vitest';
import { renderPage } from '#app/rendering/entry-server.tsx';
import { checkSearch } from '#app/server/check-search.ts';
import { ApiError } from '#platform/api/api-error.ts';
import type { PageResponse } from '#platform/api/page-renderer.ts';
import { league } from './invented-games.ts';

const createError = (status: number, code: string, message: string) =>
  new ApiError(status, { error: { code, message } });

const signedOut = createError(401, 'not_signed_in', 'You are not signed in.');

export function notFound(message: string): ApiError {
  return createError(404, 'not_found', message);
}

/** Renders a page with a response for each endpoint by route: an error is thrown, a function computes it from the parameters. */
export async function renderWith(path: string, responses: Record<string, unknown>): Promise<PageResponse> {
  const all: Record<string, unknown> = { 'GET /api/league': league, 'GET /api/check_session': signedOut, ...responses };
  const page = await renderPage({
    url: `http://localhost${path}`,
    theme: null,
    checkSearch,
    call: async (route: string, { params }) => {
      const answer = all[route];
      if (typeof answer === 'function') return JSON.parse(JSON.stringify(answer(params)));
      if (all[route] instanceof Error) throw all[route];
      if (all[route] === undefined) throw notFound(`The test has no response for ${route}`);
      return JSON.parse(JSON.stringify(all[route]));
    },
    assets: { manifest: {}, styles: {} },
  });
  return { ...page, html: page.html.replaceAll('<!-- -->', '') };
}

/** The text of HTML, without tags and without the renderer's comments between texts. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Renders a page as `renderWith`, expects status 200, and returns its content as HTML and as text. */
export async function renderMain(path: string, responses: Record<string, unknown>) {
  const { status, html: page } = await renderWith(path, responses);
  expect(status).toBe(200);
  const html = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  return { html, text: textOf(html) };
}
