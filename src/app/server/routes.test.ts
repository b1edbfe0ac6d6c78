import { expect, test } from 'vitest';
import { faq } from '#features/articles/contract.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { joinRoutes } from './routes.ts';

test('no two features have an endpoint of the same name', () => {
  const routes = { faq: serveData(faq, async () => ({ questions: [] })) };
  expect(joinRoutes([routes, {}])).toEqual(routes);
  expect(() => joinRoutes([routes, routes])).toThrow('Two endpoints have the same name');
});
