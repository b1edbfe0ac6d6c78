import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unusedQueryCode } from './unused-query-code.ts';

/** The names of the removed methods that application code could call. */
const methods = Object.keys(unusedQueryCode.methods ?? {}).flatMap((name) => name.split('QueryClient.').slice(1));
const imports =
  /\b(?:redirect|useFetchers?|useBlocker|useRevalidator|useSubmit|Form|useMutation|useInfiniteQuery|useSuspenseQuery)\b.*from '(?:react-router|@tanstack)/;

test('the web application uses nothing that the build removes', async () => {
  const uses: string[] = [];
  for await (const file of glob('src/web/**/*.{ts,tsx}')) {
    const code = await readFile(file, 'utf8');
    const isUsed = imports.test(code) || methods.some((name) => new RegExp(String.raw`\.${name}[<(]`).test(code));
    if (isUsed) uses.push(file);
  }
  expect(methods).toContain('ensureQueryData');
  expect(uses).toEqual([]);
});
