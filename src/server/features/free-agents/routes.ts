import { freeAgents } from '#contract/free-agents.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { serveData } from '#server/http/endpoints/serve-data.ts';
import { listFreeAgents } from './list-free-agents.ts';

export function freeAgentRoutes(source: SeasonSource) {
  return { freeAgents: serveData(freeAgents, ({ query }) => listFreeAgents(source, query.season)) };
}
