import { rollingMetrics } from '#contract/rolling-metrics.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/serve-data.ts';
import { listForms } from './list-forms.ts';

export function rollingMetricRoutes(source: SeasonSource) {
  return { rollingMetrics: serveData(rollingMetrics, ({ query }) => listForms(source, query)) };
}
