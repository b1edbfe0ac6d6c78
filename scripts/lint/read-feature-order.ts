import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const orderByRoot = new Map<string, readonly string[]>();

/** The names of the features in the order of ARCHITECTURE.md: each may import from those before it. Read once per project. */
export function readFeatureOrder(root: string): readonly string[] {
  const order = orderByRoot.get(root) ?? parseFeatureOrder(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  orderByRoot.set(root, order);
  return order;
}

function parseFeatureOrder(text: string): readonly string[] {
  const [, list = ''] = /^## Features$([^]*?)^## /m.exec(text) ?? [];
  return [...list.matchAll(/^- `([\w-]+)`: /gm)].map(([, name = '']) => name);
}
