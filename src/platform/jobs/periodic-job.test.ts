import { expect, test } from 'vitest';
import { manualTime } from '#app/testing/manual-time.ts';
import { checkNames, periodicJob, createBusyCheck } from './periodic-job.ts';

/** A job of one second whose runs end when `finish` is called. */
function start(firstWait?: number) {
  const time = manualTime();
  const failures: unknown[] = [];
  const runs: PromiseWithResolvers<void>[] = [];
  let stopSeen = false;
  const job = periodicJob({
    name: 'test',
    work: async (isStopped) => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      await run.promise;
      stopSeen = isStopped();
    },
    wait: 1000,
    ...(firstWait !== undefined && { firstWait }),
    after: time.after,
    log: { error: (detail) => failures.push(detail) },
  });
  job.start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { time, job, runs, failures, settle, wasStopSeen: () => stopSeen };
}

test('a job runs after each wait, counted from the end of the run before', async () => {
  const { time, runs, settle } = start();
  time.pass(999);
  expect(runs).toHaveLength(0);
  time.pass(1);
  time.pass(5000);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await settle();
  time.pass(1000);
  expect(runs).toHaveLength(2);
});

test('the first run has a wait of its own', () => {
  const { time, runs } = start(0);
  time.pass(0);
  expect(runs).toHaveLength(1);
});

test('a failed run is logged and followed by the next', async () => {
  const { time, runs, failures, settle } = start(0);
  time.pass(0);
  runs[0]?.reject(new Error('failed'));
  await settle();
  expect(failures).toEqual([{ err: new Error('failed'), job: 'test' }]);
  time.pass(1000);
  expect(runs).toHaveLength(2);
});

test('stopping waits for a run in progress, which sees that it is stopped, and schedules no other', async () => {
  const { time, job, runs, settle, wasStopSeen } = start(0);
  time.pass(0);
  let isDone = false;
  const stopping = job.stop().then(() => (isDone = true));
  await settle();
  expect(isDone).toBe(false);
  runs[0]?.resolve();
  await stopping;
  expect(wasStopSeen()).toBe(true);
  time.pass(10_000);
  expect(runs).toHaveLength(1);
});

test('a run that fails because of the stop is not logged', async () => {
  const { time, job, runs, failures } = start(0);
  time.pass(0);
  const stopped = job.stop();
  runs[0]?.reject(new Error('aborted'));
  await stopped;
  expect(failures).toEqual([]);
});

test('a process is busy after it computed all the time, for the time since the call before', () => {
  const isBusy = createBusyCheck();
  const until = performance.now() + 20;
  while (performance.now() < until);
  expect(isBusy()).toBe(true);
});

test('two jobs with the same name are refused', () => {
  expect(() => checkNames([{ name: 'forecasts' }, { name: 'results' }])).not.toThrow();
  expect(() => checkNames([{ name: 'results' }, { name: 'forecasts' }, { name: 'results' }])).toThrow(
    'Two jobs have the name results',
  );
});
