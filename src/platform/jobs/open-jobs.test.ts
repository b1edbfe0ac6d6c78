import { expect, test } from 'vitest';
import { ownBytes } from './open-jobs.ts';

test.each(['', 'event:delta', '7–3', Buffer.from('7–3')])('%s has a block of memory of its own size', (content) => {
  const bytes = ownBytes(content);
  expect(bytes.toString()).toBe(content.toString());
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
