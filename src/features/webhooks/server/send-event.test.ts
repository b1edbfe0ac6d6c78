import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { signEvent } from './send-event.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const key = Buffer.from(secret.slice(6), 'base64');
const event = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', time: 1_614_265_330, body: '{"test": 2432232314}' };

const moduleSchema = z.object({
  isGenuine: z.function({
    input: [z.string(), z.record(z.string(), z.string()), z.string(), z.number()],
    output: z.boolean(),
  }),
});

/** The code of docs/webhooks.md. */
async function loadExample() {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(text)?.[1] ?? '';
  return moduleSchema.parse({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).isGenuine;
}

test('the signature is that of the specification’s example', () =>
  expect(signEvent(key, event)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='));

test('the documented example accepts a signature, and refuses another body, key, id and an old request', async () => {
  const isGenuine = await loadExample();
  const headers = {
    'webhook-id': event.id,
    'webhook-timestamp': String(event.time),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${signEvent(key, event)}`,
  };
  const now = event.time + 10;
  expect(isGenuine(secret, headers, event.body, now)).toBe(true);
  expect(isGenuine(secret, headers, `${event.body} `, now)).toBe(false);
  expect(isGenuine(`whsec_${'A'.repeat(32)}`, headers, event.body, now)).toBe(false);
  expect(isGenuine(secret, { ...headers, 'webhook-id': 'x' }, event.body, now)).toBe(false);
  expect(isGenuine(secret, headers, event.body, now + 600)).toBe(false);
});
