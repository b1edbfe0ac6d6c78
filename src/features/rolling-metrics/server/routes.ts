import { leadersForm, rollingMetrics, type LeadersForm } from '../contract.ts';
import type { SeasonSource } from '#features/site/server/read-season-choice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { listForms, computeClubForms } from './list-forms.ts';
import type { Leader } from '#features/league-leaders/rules/leader.ts';
import { defaultFigure, defaultWindow, rollingFigures } from '../rules/rolling-figures.ts';
import { readGameLogs } from '../upstream.ts';
import { listLeaders } from '#features/league-leaders/server/routes.ts';

export function rollingMetricRoutes(source: SeasonSource) {
  const formOfLeader = createLeadersForm(source);
  return {
    rollingMetrics: serveData(rollingMetrics, ({ query }) => listForms(source, query)),
    leadersForm: serveData(leadersForm, async () => formOfLeader()),
  };
}

const refreshInterval = 600_000;
const maxTrend = 40;
const maxLeaders = 4;
const opsIndex = rollingFigures.hitting.findIndex(({ id }) => id === defaultFigure.hitting);

async function readForm({ client }: SeasonSource, season: string, leader?: Leader): Promise<LeadersForm['form']> {
  if (!leader?.team) return null;
  const query = { group: 'hitting', window: defaultWindow, figure: defaultFigure.hitting } as const;
  const logs = await readGameLogs(client, { ids: [leader.person.id], group: 'hitting', season });
  const [player] = computeClubForms(logs.value, { ...query, team: leader.team.id });
  if (player === undefined) return null;
  const { id, name, trend, season: whole } = player;
  return { id, name, trend: trend.slice(-maxTrend), season: whole[opsIndex] ?? null };
}

/** Reads the home run leaders and the form of the first one (null if there is none, or for a player of several clubs). */
export async function readLeadersForm(source: SeasonSource): Promise<LeadersForm> {
  const { season, leaders } = await listLeaders(source, { category: 'homeRuns' });
  const form = await readForm(source, season, leaders[0]).catch(() => null);
  return { leaders: leaders.slice(0, maxLeaders), form };
}

/**
 * Returns the newest leaders and form without waiting: a call starts a background read at most every 10 minutes (league
 * clock) and returns the result of the last successful one, or nothing before it.
 */
export function createLeadersForm(source: SeasonSource): () => LeadersForm {
  let current: LeadersForm = { leaders: [], form: null };
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    const found = await readLeadersForm(source).catch(() => current);
    current = { ...found, form: found.form ?? current.form };
  };
  return () => {
    const now = source.clock.now();
    if (now - refreshedAt >= refreshInterval) {
      refreshedAt = now;
      void refresh();
    }
    return current;
  };
}
