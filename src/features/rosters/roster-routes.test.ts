import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';

test.each([
  ['/api/teams/mets/roster', 'teamId'],
  ['/api/teams/121/roster?type=bench', 'type'],
  ['/api/teams/121/roster?season=26', 'season'],
  ['/api/transactions?teamId=mets', 'teamId'],
  ['/api/transactions?startDate=2031-05-01&endDate=2031-05-16', 'startDate'],
  ['/api/transactions?teamId=121&startDate=2024-12-31', 'startDate'],
  ['/api/transactions?teamId=121&startDate=yesterday', 'startDate'],
  ['/api/transactions?teamId=121&startDate=2031-05-02&endDate=2031-05-01', 'startDate'],
  ['/api/transactions?teamId=121&kind=rumours', 'kind'],
])('%s has status 400 with an error at %s', async (path, field) => {
  const { app, upstream } = await startTestApp();
  const response = await app.inject(path);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code: 'invalid_input', fields: { [field]: expect.any(String) } } });
  expect(upstream.requests).toEqual([]);
});

test('an unknown team is not found; a failing upstream causes status 503 and a message', async () => {
  const { app, upstream } = await startTestApp();
  expect((await app.inject('/api/teams/9999/roster?season=2031')).statusCode).toBe(404);
  upstream.isFailing = true;
  for (const path of ['/api/teams/147/roster?season=2031', '/api/transactions?teamId=147'])
    expect((await app.inject(path)).json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
});
