import { ApiError } from '#contract/api/api-error.ts';
import type { PageResponse } from '#contract/api/page-renderer.ts';
import { renderPage } from '../entry-server.tsx';
import { league } from './invented-games.ts';

const createError = (status: number, code: string, message: string) =>
  new ApiError(status, { error: { code, message } });

export const signedOut = createError(401, 'not_signed_in', 'You are not signed in.');

export function notFound(message: string): ApiError {
  return createError(404, 'not_found', message);
}

/** Renders a page with a response for each endpoint by route; an error is thrown. */
export async function renderWith(path: string, responses: Record<string, unknown>): Promise<PageResponse> {
  const all: Record<string, unknown> = { 'GET /api/league': league, 'GET /api/check_session': signedOut, ...responses };
  const page = await renderPage({
    url: `http://localhost${path}`,
    theme: null,
    call: async (route: string) => {
      if (all[route] instanceof Error) throw all[route];
      if (all[route] === undefined) throw notFound(`The test has no response for ${route}`);
      return JSON.parse(JSON.stringify(all[route]));
    },
    assets: { manifest: {}, styles: {} },
  });
  return { ...page, html: page.html.replaceAll('<!-- -->', '') };
}
