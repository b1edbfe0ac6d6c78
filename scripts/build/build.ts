import { createBuilder } from 'vite';
import { buildPrograms } from './build-programs.ts';
import { precompress } from './precompress.ts';

const [part] = process.argv.slice(2);
if (part === 'programs') await buildPrograms();
else await buildPages();

async function buildPages(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  await precompress('dist/client');
}
