import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: { root: string; order: readonly string[] } | null = null;

/** The names of the features in the order of ARCHITECTURE.md: each may import from those before it. */
export function readFeatureOrder(root: string): readonly string[] {
  if (known?.root === root) return known.order;
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, list = ''] = /^## Features$([^]*?)^## /m.exec(text) ?? [];
  const order = [...list.matchAll(/^- `([\w-]+)`: /gm)].map(([, name = '']) => name);
  known = { root, order };
  return order;
}
