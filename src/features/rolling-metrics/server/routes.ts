import { leadersForm, rollingMetrics } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { createLeadersForm } from './leaders-form.ts';
import { listForms } from './list-forms.ts';

export function rollingMetricRoutes(source: SeasonSource) {
  const formOfLeader = createLeadersForm(source);
  return {
    rollingMetrics: serveData(rollingMetrics, ({ query }) => listForms(source, query)),
    leadersForm: serveData(leadersForm, async () => formOfLeader()),
  };
}
