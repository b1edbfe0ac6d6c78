import { createBuilder } from 'vite';
import { precompress } from './precompress.ts';

const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
await precompress('dist/client');
