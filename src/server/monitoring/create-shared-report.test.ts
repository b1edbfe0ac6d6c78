import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import { createSharedReport } from './create-shared-report.ts';

test('responses of a shared entry are logged in one line and counted by status', async () => {
  const lines: unknown[] = [];
  const metrics = createMetrics();
  const report = createSharedReport({ info: (line: unknown) => void lines.push(line) }, metrics);
  report({ route: '/*', operation: undefined, sent: { 200: 5, 304: 0 }, status: 200, headers: {}, body: null });
  report({ route: '/*', operation: undefined, sent: { 200: 1, 304: 2 }, status: 200, headers: {}, body: null });
  expect(lines).toMatchObject([{ route: '/*', sent: { 200: 5 } }, { sent: { 304: 2 } }]);
  const text = await metrics.format();
  expect(text).toContain('called_shot_http_shared_responses_total{route="/*",status="200"} 6');
  expect(text).toContain('called_shot_http_shared_responses_total{route="/*",status="304"} 2');
});
