import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RequestLog } from './request-log.ts';

test('a request is logged in one line with operation, URL, status and time', async () => {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: pino({ base: null }, { write: (line: string) => lines.push(line) }),
    logController: new RequestLog(),
  });
  app.get('/hello', { config: { operation: 'hello' } }, async () => 'hello');
  await app.inject('/hello?to=you');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reqId: 'req-1',
      operation: 'hello',
      req: { method: 'GET', url: '/hello?to=you' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    },
  ]);
});
