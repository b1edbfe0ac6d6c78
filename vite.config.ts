import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { createClassNames } from './scripts/class-names.ts';
import { dropUnusedCode } from './scripts/drop-unused-code.ts';
import { escapeNonAscii } from './scripts/escape-non-ascii.ts';
import { shakeRouter } from './scripts/shake-router.ts';
import { unusedQueryCode } from './scripts/unused-query-code.ts';
import { unusedReactCode } from './scripts/unused-react-code.ts';
import { unusedRouterCode } from './scripts/unused-router-code.ts';

const target = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** The same on the server, which writes the addresses of pictures. */
const assetFileNames = 'assets/[hash][extname]';

const sharedByAll = {
  name: 'shared',
  test: /node_modules\/(?!@simplewebauthn)|\0|^vite\/|\/src\/(?:contract\/(?!live\/|api\/on-demand)|domain\/(?:game\/(?:predicates|name-no-hitter)|viewer-clock\/viewer-clock\.|seasons\/add-days|players\/surname|stats\/ordinal)|web\/(?:viewer-clock\/viewer-(?:clock-store|controls)|ui\/table\/scroll-region|ui\/(?:(?:announcements|diamond|pictures|time)\/(?!base-path|fan-picture|format-|headshot|listed-headshot|streak-bases)|(?![\w-]+\/|format-|game-text|stamp|share|use-i))|shell\/(?!account-links|site-links)|styles|api\/(?!live\/|featured|log-failure|call-on-demand|describe-error|offer-recovery|passkeys|session-actions|queries\/(?!league\.|session|games))|[\w-]+\.tsx?$))/,
};
/** Texts of game cards on pages without the code of a game's page. */
const textsOfCards = { name: 'card-texts', test: /\/src\/web\/ui\/(?:format-chance|game-text|time\/format-time-left)/ };
/** Used by the buttons of the viewer's clock and by the watching of a game, which are loaded apart. */
const ofViewerClock = {
  name: 'viewer-clock',
  test: /\/src\/web\/viewer-clock\/(?:league-reading|use-change-clock|waiting-store)/,
};
/** Used by the page of a game before it starts and by the practice page. */
const ofBriefs = {
  name: 'briefs',
  test: /\/src\/(?:web\/ui\/(?:brief\/|format-both-chances|diamond\/base-path)|domain\/(?:brief\/|game\/chance-series))/,
};
/** Used by the pages of a game and of its scorecard. */
const watching = { name: 'watching', test: /\/src\/(?:web\/api\/live\/live-game|domain\/game\/describe\.)/ };
const sharedByGames = {
  name: 'live-game',
  test: /\/src\/web\/(?:features\/live-game\/(?!conditions|strike-zone\/(?!is-zone)|plate-appearance|pitch-list|field|final|preview|layouts\/(?:live-details|final|preview)|line-score|lineups|scoreboard\/board-foot|play-log|box-score|umpire|win-probability|replay|use-replay|parse-moment|hit-chart|plays-details|listening\/)|api\/live\/live-game)/,
};

/** Identifies the build, so that the service worker recognizes a newer one. */
const builtFrom = process.env.BUILT_FROM?.slice(0, 12) ?? 'by hand';

/** Two standalone files with fixed names: the service worker and the offline page are found without a manifest. */
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

/** `vite build --app` builds dist/client with its manifest, dist/server/entry-server.js, and the offline files. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    dropUnusedCode(unusedRouterCode),
    dropUnusedCode(unusedQueryCode),
    dropUnusedCode(unusedReactCode),
    shakeRouter,
    escapeNonAscii,
  ],
  publicDir: 'src/web/public',
  appType: 'custom',
  css: { modules: command === 'build' ? { generateScopedName: createClassNames('src/web') } : {} },
  build: { target, cssTarget: target, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          // few large chunks compress best: the code of all pages, and the code of all states of a game
          // short file names: the entry lists the file of every page
          output: {
            chunkFileNames: 'assets/[hash].js',
            assetFileNames,
            codeSplitting: { groups: [sharedByAll, textsOfCards, ofViewerClock, ofBriefs, watching, sharedByGames] },
          },
        },
      },
    },
    ssr: {
      // a single file starts fastest; development imports packages from node_modules
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
          output: { entryFileNames: '[name].js', assetFileNames, codeSplitting: false },
        },
      },
    },
    ...(command === 'build' ? { offline } : {}),
  },
}));
