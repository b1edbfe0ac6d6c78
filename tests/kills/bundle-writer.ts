import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Modules find their files, such as migrations, by their own address, which the bundle would change. */
const keepUrls = {
  name: 'keep-addresses',
  transform(code: string, id: string) {
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** Bundles the writer into one file of the folder, which starts in a fraction of the time. Returns its path. */
export async function bundleWriter(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [keepUrls],
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: join(import.meta.dirname, 'write-until-killed.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'writer.mjs' } },
    },
  });
  return join(folder, 'writer.mjs');
}
