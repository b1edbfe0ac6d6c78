import { leadersForm, rollingMetrics } from '#contract/rolling-metrics.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { createLeadersForm } from './leaders-form.ts';
import { listForms } from './list-forms.ts';

export function rollingMetricRoutes(source: SeasonSource) {
  const formOfLeader = createLeadersForm(source);
  return {
    rollingMetrics: serveData(rollingMetrics, ({ query }) => listForms(source, query)),
    leadersForm: serveData(leadersForm, async () => formOfLeader()),
  };
}
