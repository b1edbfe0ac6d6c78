import { practice, submitPracticePick as submitEndpoint } from '../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createMorningReader } from './morning/create-morning-reader.ts';
import { submitPracticePick } from './picks/submit-practice-pick.ts';
import { readPractice } from './read-practice.ts';

const minute = 60_000;

type Parts = { db: Db; client: StatsApiClient; random: () => number; createRateLimit: CreateRateLimit };

export function practiceRoutes({ db, client, random, createRateLimit }: Parts) {
  const readMorning = createMorningReader({ db, client });
  // a day that is not cached needs a request to the upstream and the results of its season
  const practiceDays = createRateLimit('practiceDays', { max: 60, windowMs: 10 * minute });
  const practicePicks = createRateLimit('practicePicks', { max: 200, windowMs: 10 * minute });
  return {
    practice: serveData(practice, async ({ query: { date } }, { user, now }) => {
      if (date !== undefined) await practiceDays.take(String(user.id));
      return readPractice({ db, readMorning, random }, { userId: user.id, date, now });
    }),
    submitPracticePick: serveData(submitEndpoint, async ({ body }, { user, now }) => {
      await practicePicks.take(String(user.id));
      return submitPracticePick(db, { ...body, userId: user.id, now });
    }),
  };
}
