import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { serveData } from './serve-data.ts';
import { serveText } from './serve-text.ts';

const response = z.object({ score: z.number() });
const decided = endpoint('GET /api/decided', { summary: 'A test', results: 'none', response });
const shown = endpoint('GET /api/shown', { summary: 'A test', results: 'shown', response });
const text = endpoint('GET /text', { summary: 'A test', results: 'shown', mediaType: 'text/plain' });

test('a handler that does not show what the viewer may see does not compile', () => {
  const served = [
    serveData(decided, () => ({ score: 1 })),
    serveData(shown, (_, { viewer }) => viewer.show(() => ({ score: 1 }))),
    // @ts-expect-error -- the viewer is forgotten
    serveData(shown, async () => ({ score: 1 })),
    serveText(text, (_, { viewer }) => viewer.show(() => '1')),
    // @ts-expect-error -- the viewer is forgotten
    serveText(text, async () => '1'),
  ];
  expect(served).toHaveLength(5);
});
