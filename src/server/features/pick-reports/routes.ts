import { pickReport } from '#contract/pick-reports.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { readPickReport } from './read-pick-report.ts';

export function pickReportRoutes(source: { db: Db; client: StatsApiClient; clock: Clock }) {
  return { pickReport: serveData(pickReport, (_, { user }) => readPickReport(source, user.id)) };
}
