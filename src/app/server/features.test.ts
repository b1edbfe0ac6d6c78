import { expect, test } from 'vitest';
import { faq } from '#features/articles/contract.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { checkNames } from '#platform/jobs/periodic-job.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { joinRoutes, createPeriodicJobs } from './features.ts';

test('no two features have an endpoint of the same name', () => {
  const routes = { faq: serveData(faq, async () => ({ questions: [] })) };
  expect(joinRoutes([routes, {}])).toEqual(routes);
  expect(() => joinRoutes([routes, routes])).toThrow('Two endpoints have the same name');
});

test('the periodic jobs of the features have different names', async () => {
  const { services } = await startTestApp();
  expect(() => checkNames(createPeriodicJobs(services))).not.toThrow();
});
