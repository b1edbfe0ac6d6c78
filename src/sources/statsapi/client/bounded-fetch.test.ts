import { startScriptedUpstream } from '#tests/support/upstream/scripted-upstream.ts';
import { expect, test } from 'vitest';
import { version } from '#platform/settings/version.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

test.each([
  ['ops@example.org', `called-shot/${version} (+ops@example.org)`],
  ['https://example.org/contact', `called-shot/${version} (+https://example.org/contact)`],
  [null, `called-shot/${version}`],
])('requests have the version and the contact %s', async (contact, expected) => {
  const { signal } = new AbortController();
  const { url } = await startScriptedUpstream([(response) => response.end(response.req.headers['user-agent'])]);
  const response = await createBoundedFetch(contact)(`${url}/`, {
    signal,
    headers: { accept: 'application/json' },
    redirect: 'manual',
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(expected);
});
