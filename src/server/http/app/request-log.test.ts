import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RequestLog } from './request-log.ts';

test('a request is told in one line, with what it asked for, its status and the time that it took', async () => {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: pino({ base: null }, { write: (line: string) => lines.push(line) }),
    logController: new RequestLog(),
  });
  app.get('/hello', async () => 'hello');
  await app.inject('/hello?to=you');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reqId: 'req-1',
      req: { method: 'GET', url: '/hello?to=you' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    },
  ]);
});
