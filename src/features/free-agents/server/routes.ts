import { freeAgents } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listFreeAgents } from './list-free-agents.ts';

export function freeAgentRoutes(source: SeasonSource) {
  return { freeAgents: serveData(freeAgents, ({ query }) => listFreeAgents(source, query.season)) };
}
