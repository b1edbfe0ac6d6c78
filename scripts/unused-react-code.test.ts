import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const uses =
  /\b(?:Activity|Profiler|SuspenseList|ViewTransition|useActionState|useFormState|useFormStatus|componentStack|createRoot|pre(?:connect|fetchDNS|init|initModule|load|loadModule))\b[^'\n]*from 'react|\bcomponentStack\b|<(?:Fragment ref|base|head|html|link|meta|script|style|(?!own-part)[a-z]+-[a-z]+)\b|<form\b[^>]*\baction=\{(?!path)|\bformAction=|\bon(?:BeforeInput|Composition\w+|Select)=/;

/** A title within a drawing is no element of the head. */
const headTitle = /<title>[^{]*\{?[^<]*<\/title>/;

/** The server's code writes HTML as text. */
const serverCode = /\/(?:copies\/render-part|document)\.tsx?$/;

test('the web application uses nothing of React DOM that the build removes', async () => {
  const found: string[] = [];
  for await (const file of glob('src/web/**/*.{ts,tsx}')) {
    if (file.includes('.test.') || serverCode.test(file)) continue;
    const code = await readFile(file, 'utf8');
    if (uses.test(code)) found.push(`${file}: ${uses.exec(code)?.[0]}`);
    if (headTitle.test(code) && !code.includes('<svg') && !code.includes('<g')) found.push(`${file}: title`);
  }
  expect(found).toEqual([]);
});

test.each([
  '<link rel="preload" />',
  '<form action={save}>',
  'onSelect={change}',
  "import { ViewTransition } from 'react';",
  '<my-element />',
])('%s is such a use', (code) => expect(code).toMatch(uses));
