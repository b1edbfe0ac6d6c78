import type { Pages } from '#app/server/serve-pages.ts';
import type { RenderPage } from '#platform/api/page-renderer.ts';

/** The pages of an application, which are rendered by the test. */
export function pagesOf(renderPage: RenderPage): () => Promise<Pages> {
  const loaded = { renderPage, assets: { manifest: {}, styles: {} } };
  return async () => ({ isDevelopment: false, load: async () => loaded });
}
