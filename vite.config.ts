import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';

const target = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** The same on the server, which writes the addresses of pictures. */
const assetFileNames = 'assets/[hash][extname]';

/** A standalone file with a fixed name, which is found without a manifest. It contains the build, to recognize a newer one. */
const worker: EnvironmentOptions = {
  consumer: 'client',
  define: { BUILT_FROM: JSON.stringify(process.env.BUILT_FROM?.slice(0, 12) ?? 'by hand') },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: { input: { sw: 'src/app/offline/service-worker.ts' }, output: { entryFileNames: '[name].js' } },
  },
};

/** Parts that many pages do without: tables, charts, forms, filters, dialogs, live games, and the terms of statistics. */
const ofSomePages = [
  'ui/table/',
  'ui/kit/(?:chart-frame|close-button|dialog|message|share-button|use-is-near|user-picture)\\.',
  'ui/baseball/(?:base-diamond|base-path|count-dots|ground|term)\\.',
  'ui/form/(?:field|filter-row|form)\\.',
  'viewer/screen/use-change-clock',
  'stats/glossary',
];

/** Code that changes rarely, and code that many pages need: many small files compress worse. */
const groups = [
  // few pages need passkeys, and one needs several queries at once
  { name: 'packages', test: /node_modules\/(?!@simplewebauthn|.*(?:useQueries|queriesObserver)\.)/ },
  { name: 'shared', minShareCount: 6, test: new RegExp(`^(?!.*(?:${ofSomePages.join('|')}))`) },
];

/** `vite build --app` builds dist/client with its manifest, dist/server/entry-server.js, and the service worker. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'src/app/browser/public',
  appType: 'custom',
  build: { target, cssTarget: target, assetsInlineLimit: 0, copyPublicDir: false, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        copyPublicDir: true,
        rolldownOptions: {
          input: 'src/app/browser/entry-client.tsx',
          output: { chunkFileNames: 'assets/[hash].js', assetFileNames, codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      // a single file starts fastest; development imports packages from node_modules
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          input: 'src/app/rendering/entry-server.tsx',
          output: { entryFileNames: '[name].js', assetFileNames, codeSplitting: false },
        },
      },
    },
    ...(command === 'build' && { worker }),
  },
}));
