import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';

const target = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/**
 * The router's unused parts stay in the bundle as long as making and naming a component counts as a side effect,
 * a warning to its developer as one, and instrumentation may be asked for. A third of a page's own budget hangs on it.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/ = (React\$1\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/^function (warning(?:Once)?)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ function $1(')
        .replaceAll(/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'),
      map: null,
    }),
  },
};

const sharedByAll = {
  name: 'shared',
  test: /node_modules|\0|^vite\/|\/src\/(?:contract\/(?!live\/)|domain\/(?:game\/predicates|seasons\/add-days)|web\/(?:ui\/table\/scroll-region|ui\/(?![\w-]+\/|fan-picture|base-path|stamp|use-i)|shell\/(?!account-links|site-links)|styles|api\/(?!live-game|watch-|game-stream|grow-|session-actions|queries\/(?!league\.|session|games))|[\w-]+\.tsx?$))/,
};
const sharedByGames = {
  name: 'live-game',
  test: /\/src\/web\/(?:features\/live-game\/(?!field|final|preview|live-details|lineups|play-log|box-score|win-probability)|api\/live-game)/,
};

/** Names the build, so that a browser's worker knows a newer one. */
const builtFrom = process.env.BUILT_FROM?.slice(0, 12) ?? 'by hand';

/** Two files that stand alone, under names that stay: what the browser keeps must find them without a manifest. */
const offline: EnvironmentOptions = {
  consumer: 'client',
  define: { BUILT_FROM: JSON.stringify(builtFrom) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { sw: 'src/web/worker/service-worker.ts', offline: 'src/web/offline/show-offline.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
};

/** `vite build --app` builds all parts: dist/client (with its manifest), dist/server/entry-server.js, and what works offline. */
export default defineConfig(({ command }) => ({
  plugins: [react(), leanRouter],
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
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          // few large pieces compress best: what every page needs, and what every state of a game needs
          // and bare names: each page's stands in what every page loads
          output: {
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            codeSplitting: { groups: [sharedByAll, sharedByGames] },
          },
        },
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
    ...(command === 'build' ? { offline } : {}),
  },
}));
