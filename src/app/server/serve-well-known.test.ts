import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';

const publicUrl = 'https://called.example';
const realNow = () => Date.UTC(2031, 5, 1, 12);

test.each([
  ['operator@called.example', 'mailto:operator@called.example'],
  ['https://called.example/contact', 'https://called.example/contact'],
])('security.txt names the contact %s and expires within a year', async (contact, shown) => {
  const { app } = await startTestApp({ publicUrl, wellKnown: { contact, realNow } });
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    `Contact: ${shown}`,
    'Expires: 2031-11-28T00:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ]);
});

test('without a contact there is no security.txt', async () => {
  const { app } = await startTestApp({ wellKnown: { contact: null, realNow } });
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

test('password managers are sent to the settings, and browsers find the search', async () => {
  const { app } = await startTestApp({ publicUrl, wellKnown: { contact: null, realNow } });
  const { statusCode, headers } = await app.inject('/.well-known/change-password');
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: '/settings/security' });
  const { body } = await app.inject('/opensearch.xml');
  expect(body).toContain(`template="${publicUrl}/search?q={searchTerms}"`);
});
