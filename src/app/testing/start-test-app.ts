import { onTestFinished } from 'vitest';
import type { AppOptions } from '#app/server/build-app.ts';
import { workOnMail } from '#features/accounts/server/work-on-mail.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Db } from '#platform/db/open-db.ts';
import { noDatabase } from '#platform/db/testing/unreachable-database.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { createSharedResponses } from '#platform/http/share-responses.ts';
import { createClock } from '#platform/jobs/clock.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { openTestJobs } from '#platform/jobs/testing/open-test-jobs.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import type { TestNetwork } from '#platform/outgoing/send-to-public-address.ts';
import type { ShownLeague } from '#sources/services.ts';
import { createStatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { startInventedUpstream } from '#sources/statsapi/testing/invented-upstream.ts';
import { assembleTestApp } from './assemble-test-app.ts';
import { manualTime } from './manual-time.ts';

const leagueStart = Date.UTC(2031, 5, 1, 19);

type TestOptions = Partial<AppOptions> & {
  db?: Db;
  mailer?: Mailer;
  adminUser?: string;
  requestsPerSecond?: number;
  isSharing?: true;
  bus?: Bus;
  sharesLimits?: true;
  network?: TestNetwork;
  jobs?: Jobs;
  league?: ShownLeague;
};

/** Starts the application with the invented upstream and timers that the test controls. */
export async function startTestApp(options: TestOptions = {}) {
  const { db = noDatabase, mailer = null, adminUser = null, requestsPerSecond = 1000, ...others } = options;
  const { isSharing, bus, sharesLimits, network, jobs, league, ...more } = others;
  const upstream = await startInventedUpstream();
  const time = manualTime();
  const clock = createClock({ realStart: time.now(), leagueStart, speed: 1 }, time.now);
  const log = { warn: () => {} };
  const mailJobs = mailer && (await openTestJobs(db));
  if (mailJobs !== null && mailer !== null)
    await workOnMail({ db, createRateLimit: createRateLimits(null), realNow: time.now, jobs: mailJobs }, mailer);
  const client = createStatsApiClient({ baseUrl: upstream.url, clock, log, requestsPerSecond });
  const parts = {
    client,
    clock,
    db,
    after: time.after,
    realNow: time.now,
    mailJobs,
    adminUser,
    ...(bus && { bus }),
    ...(sharesLimits && { sharesLimits }),
    ...(network && { network }),
    ...(jobs && { jobs }),
    ...(league && { league }),
  };
  const shared = createSharedResponses(time.now);
  const { app, hub, services, stop } = await assembleTestApp(parts, { ...(isSharing && { shared }), ...more });
  onTestFinished(async () => {
    // the connections that a client keeps for its next request would be waited for
    app.server.closeIdleConnections();
    await stop();
  });
  return { app, hub, services, time, upstream, shared, client };
}
