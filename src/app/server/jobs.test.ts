import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { checkNames } from '#platform/jobs/periodic-job.ts';
import { createPeriodicJobs } from './jobs.ts';

test('the periodic jobs of the features have different names', async () => {
  const { services } = await startTestApp();
  expect(() => checkNames(createPeriodicJobs(services))).not.toThrow();
});
