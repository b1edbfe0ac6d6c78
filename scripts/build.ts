import { build } from 'vite';
import { precompress } from './precompress.ts';

await build({ logLevel: 'warn', build: { outDir: 'dist/client', manifest: true, emptyOutDir: true } });
await build({
  logLevel: 'warn',
  build: { ssr: 'src/web/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true },
});
await precompress('dist/client/assets');
