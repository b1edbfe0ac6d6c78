import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the features in the order of ARCHITECTURE.md: each may import from those before it. */
export function readFeatureOrder(root: string): readonly string[] {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, list = ''] = /^## Features$([^]*?)^## /m.exec(text) ?? [];
  return [...list.matchAll(/^- `([\w-]+)`: /gm)].map(([, name = '']) => name);
}
