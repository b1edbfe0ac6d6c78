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

/** Renders a page with a response for each call by name; an error is thrown. */
export async function renderWith(path: string, responses: Record<string, unknown>): Promise<PageResponse> {
  const all: Record<string, unknown> = { league, checkSession: signedOut, ...responses };
  const page = await renderPage({
    url: `http://localhost${path}`,
    theme: null,
    call: async (name: string) => {
      if (all[name] instanceof Error) throw all[name];
      if (all[name] === undefined) throw notFound(`The test has no response for ${name}`);
      return JSON.parse(JSON.stringify(all[name]));
    },
    assets: { manifest: {}, styles: {} },
  });
  return { ...page, html: page.html.replaceAll('<!-- -->', '') };
}
