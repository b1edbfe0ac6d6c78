import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { entrySchema } from './built-pages.ts';
import type { Pages } from './serve-pages.ts';

/** Fast refresh needs this hook before any component. It is a file because the policy forbids inline scripts. */
const preamblePath = '/@development/preamble.js';
const preamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

const devScripts = ['/@vite/client', preamblePath, '/src/app/browser/entry-client.tsx'];

/** Serves pages from the source and reloads changes. For development only: the bundler runs in this process. */
export async function startDevelopmentPages(app: FastifyInstance): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());
  app.get(preamblePath, (_, reply) => reply.type('text/javascript').send(preamble));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    await new Promise<void>((resolve) => {
      reply.raw.once('close', resolve);
      vite.middlewares(request.raw, reply.raw, () => resolve());
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  return {
    isDevelopment: true,
    async load() {
      const { renderPage } = entrySchema.parse(await vite.ssrLoadModule('/src/app/rendering/entry-server.tsx'));
      return { renderPage, assets: { manifest: {}, styles: {}, devScripts } };
    },
  };
}
