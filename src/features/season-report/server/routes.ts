import { pickReport } from '../contract.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPickReport } from './read-pick-report.ts';

export function pickReportRoutes(source: { db: Db; client: StatsApiClient; clock: Clock }) {
  return { pickReport: serveData(pickReport, (_, { user }) => readPickReport(source, user.id)) };
}
