import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '..', '..');
const namedFile = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md|ya?ml|json|conf|service))`/g;

test.each(['docs/security.md', 'docs/accessibility.md'])('every file named in %s exists', (document) => {
  const names = [...readFileSync(join(project, document), 'utf8').matchAll(namedFile)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !existsSync(join(project, name)))).toEqual([]);
});
