import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slowFiles } from '#tests/support/runner/slow-files-first.ts';

test('the files that are started first exist', () => {
  const files = globSync('{src,simulator,tests}/**/*.test.ts').map((file) => `/${file}`);
  expect(slowFiles.filter((name) => !files.some((file) => file.endsWith(`/${name}.test.ts`)))).toEqual([]);
});
