import { ApiError } from '#contract/api-error.ts';
import type { PageAnswer } from '#contract/page-renderer.ts';
import { renderPage } from '../entry-server.tsx';
import { league } from './invented-games.ts';

const refused = (status: number, code: string, message: string) => new ApiError(status, { error: { code, message } });

export const signedOut = refused(401, 'not_signed_in', 'You are not signed in.');

export function notFound(message: string): ApiError {
  return refused(404, 'not_found', message);
}

/** Renders a page with a response for each call by name; an error is thrown. */
export async function renderWith(path: string, answers: Record<string, unknown>): Promise<PageAnswer> {
  const known: Record<string, unknown> = { league, checkSession: signedOut, ...answers };
  const page = await renderPage({
    url: `http://localhost${path}`,
    nonce: 'bm9uY2U',
    theme: null,
    call: async (name: string) => {
      if (known[name] instanceof Error) throw known[name];
      if (known[name] === undefined) throw notFound(`Nobody answers ${name}`);
      return JSON.parse(JSON.stringify(known[name]));
    },
    assets: { manifest: {}, styles: {} },
  });
  return { ...page, html: page.html.replaceAll('<!-- -->', '') };
}
