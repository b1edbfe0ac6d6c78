import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const target = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** The router's unused components stay in the bundle as long as making and naming them counts as a side effect. */
const withoutUnusedLinks: Plugin = {
  name: 'without-unused-links',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/ = (React\$1\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** `vite build --app` builds both halves: dist/client (with its manifest) and dist/server/entry-server.js. */
export default defineConfig(({ command }) => ({
  plugins: [react(), withoutUnusedLinks],
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
