import { z } from 'zod';
import type { JobKind } from '#platform/jobs/open-jobs.ts';

/**
 * Gives the users who want new moments of a game an alert each, a page of users at a time. `after`: the last user of the page before;
 * `until`: the last user of the shard, null before there are shards
 */
export const newMomentsJob = {
  name: 'new-moments',
  data: z.object({ keys: z.array(z.string()), after: z.number().int(), until: z.number().int().nullable() }),
  retries: 3,
  atOnce: 2,
  timeLimit: 20,
} satisfies JobKind;

/**
 * Sends the alerts of some users that are due. The group is their push service: one that is slow does not delay others. An attempt after
 * a failure sends only what no earlier one has begun to send.
 */
export const dueAlertsJob = {
  name: 'due-alerts',
  data: z.object({ userIds: z.array(z.number().int()) }),
  retries: 3,
  atOnce: 8,
  timeLimit: 60,
  isShared: true,
  poll: 1,
} satisfies JobKind;

/** Sends one alert to a push service that has asked for a pause. Nothing else tries an alert again. `until`: epoch ms, real time */
export const pausedPushJob = {
  name: 'paused-alert',
  data: z.object({
    userId: z.number().int(),
    key: z.string(),
    endpoint: z.string(),
    until: z.number(),
  }),
  retries: 0,
  atOnce: 2,
} satisfies JobKind;

export const oldAlertsJob = {
  name: 'old-alerts',
  data: z.object({}),
  retries: 0,
  atOnce: 1,
  cron: '42 * * * *',
} satisfies JobKind;
