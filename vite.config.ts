import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** `vite build --app` builds both halves: dist/client (with its manifest) and dist/server/entry-server.js. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'src/web/public',
  appType: 'custom',
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: { target, cssTarget: target, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/web/entry-client.tsx' },
      },
    },
    ssr: {
      // one file with everything in it starts fastest; in development the packages stay where they are
      ...(command === 'build'
        ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true as const } }
        : {}),
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          input: 'src/web/entry-server.tsx',
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
}));
