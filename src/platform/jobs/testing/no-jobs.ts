import type { Jobs } from '../open-jobs.ts';

/** Queues that forget their work. */
export const noJobs: Jobs = {
  send: async () => {},
  work: async () => {},
  listWaiting: async () => [],
  isIdle: async () => true,
  listFailed: async () => [],
  retryFailed: async () => 0,
  stop: async () => {},
};
