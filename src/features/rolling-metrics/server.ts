import type { Leader } from '#features/league-leaders/rules/leader.ts';
import { listLeaders } from '#features/league-leaders/server.ts';
import { resolveSeason, readSeasonChoice } from '#features/league/server.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { rounded } from '#rules/baseball/stats/figures.ts';
import type { PositionGroup, RosterEntry } from '#rules/baseball/teams/roster.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readRoster } from '#sources/statsapi/read-roster.ts';
import { type RollingMetrics, type RollingPlayer, leadersForm, rollingMetrics, type LeadersForm } from './contract.ts';
import type { RollingForm } from './rules/form-shapes.ts';
import {
  decimals,
  defaultFigure,
  rollingFigures,
  type RollingGroup,
  type RollingFigure,
  defaultWindow,
} from './rules/rolling-figures.ts';
import { type PlayerLog, rollingForm } from './rules/rolling-form.ts';
import { readGameLogs, readLeagueLine } from './upstream.ts';

type Query = Omit<FormQuery, 'figure'> & { season?: string | undefined; figure?: string | undefined };

/** Lists the form of each player of a club in a season (default: the newest one). */
export async function listForms(
  services: LeagueServices,
  { season: requested, figure, ...staff }: Query,
): Promise<RollingMetrics> {
  const season = await resolveSeason(services, requested);
  const forms = { ...staff, figure: figure ?? defaultFigure[staff.group] };
  const { ids, asOf, isStale } = await readStaff(services, { ...forms, season });
  if (ids.length === 0) return { ...forms, season, players: [], league: [], freshness: { asOf, isStale } };
  const { group } = forms;
  const [logs, league] = await Promise.all([
    readGameLogs(services.client, { ids, group, season }),
    nullIfUpstreamFails(readLeagueLine(services.client, { group, season })),
  ]);
  return {
    ...forms,
    season,
    players: computeClubForms(logs.value, forms),
    league: rollingFigures[group].map(({ kind, value }) =>
      league === null || kind === 'count' ? null : roundFigure(value(league), 10),
    ),
    freshness: { asOf: logs.asOf, isStale: logs.isStale || isStale },
  };
}

/** Player ids, with the age of the roster. */
type Staff = { ids: number[]; asOf: number; isStale: boolean };

type ReadStaffQuery = { team: number; group: RollingGroup; season: string };

const isInGroup: Readonly<Record<RollingGroup, (group: PositionGroup) => boolean>> = {
  hitting: (group) => group !== 'pitcher',
  pitching: (group) => group === 'pitcher' || group === 'twoWay',
};

/** Reads the batters or pitchers of a club: the 40-man roster of the newest season, the full roster of an earlier one. */
async function readStaff(services: LeagueServices, { team, group, season }: ReadStaffQuery): Promise<Staff> {
  const { newest } = await readSeasonChoice(services);
  const type = season === newest ? '40Man' : 'fullSeason';
  const { value, asOf, isStale } = await readRoster(services.client, { teamId: team, type, season });
  const isMember = ({ position }: RosterEntry) => isInGroup[group](position?.group ?? 'other');
  return { ids: [...new Set(value.entries.filter(isMember).map(({ id }) => id))], asOf, isStale };
}

type FormQuery = { team: number; group: RollingGroup; window: number; figure: string };

const formsByLogs = new WeakMap<readonly PlayerLog[], Map<string, RollingPlayer[]>>();

/** Computes the form of each player of a club, by name; once for the same logs, which never change. */
function computeClubForms(logs: readonly PlayerLog[], query: FormQuery): RollingPlayer[] {
  const cached = formsByLogs.get(logs) ?? new Map<string, RollingPlayer[]>();
  formsByLogs.set(logs, cached);
  const key = `${query.team} ${query.group} ${query.window} ${query.figure}`;
  const forms = cached.get(key) ?? logs.flatMap((log) => toPlayer(log, query)).toSorted(byName);
  cached.set(key, forms);
  return forms;
}

const byName = (one: RollingPlayer, other: RollingPlayer) => one.name.localeCompare(other.name);

function toPlayer({ id, name, position, games }: PlayerLog, query: FormQuery): RollingPlayer[] {
  const { team, group, window, figure } = query;
  const figures = rollingFigures[group];
  const drawn = figures.find((each) => each.id === figure);
  const forClub = games.filter(({ teamId }) => teamId === null || teamId === team);
  const form = drawn && rollingForm(forClub, { group, window, figures, drawn });
  return form ? [{ id, name, position, ...roundForm(form, drawn) }] : [];
}

/** Rounds to keep the response small, so finely that the page shows what it would show without. */
function roundFigure(value: number | null, places = 7): number | null {
  return value === null ? null : rounded(value, places);
}

function roundForm(form: RollingForm, drawn: RollingFigure): RollingForm {
  const each = (values: RollingForm['figures']) => values.map((value) => roundFigure(value));
  return {
    ...form,
    figures: each(form.figures),
    season: each(form.season),
    trend: form.trend.map((value) => roundFigure(value, decimals[drawn.kind])),
  };
}

export function rollingMetricRoutes(services: Services) {
  const formOfLeader = createLeadersForm(services);
  return {
    rollingMetrics: serveData(rollingMetrics, ({ query }) => listForms(services, query)),
    leadersForm: serveData(leadersForm, async () => formOfLeader()),
  };
}

const refreshInterval = 600_000;
const maxTrend = 40;
const maxLeaders = 4;
const opsIndex = rollingFigures.hitting.findIndex(({ id }) => id === defaultFigure.hitting);

async function readForm(client: StatsApiClient, season: string, leader?: Leader): Promise<LeadersForm['form']> {
  if (!leader?.team) return null;
  const query = { group: 'hitting', window: defaultWindow, figure: defaultFigure.hitting } as const;
  const logs = await readGameLogs(client, { ids: [leader.person.id], group: 'hitting', season });
  const [player] = computeClubForms(logs.value, { ...query, team: leader.team.id });
  if (player === undefined) return null;
  const { id, name, trend, season: whole } = player;
  return { id, name, trend: trend.slice(-maxTrend), season: whole[opsIndex] ?? null };
}

/** Reads the home run leaders and the form of the first one (null if there is none, or for a player of several clubs). */
export async function readLeadersForm(services: LeagueServices): Promise<LeadersForm> {
  const { season, leaders } = await listLeaders(services, { category: 'homeRuns' });
  const form = await readForm(services.client, season, leaders[0]).catch(() => null);
  return { leaders: leaders.slice(0, maxLeaders), form };
}

/**
 * Returns the newest leaders and form without waiting: a call starts a background read at most every 10 minutes (league
 * clock) and returns the result of the last successful one, or nothing before it.
 */
export function createLeadersForm(services: LeagueServices): () => LeadersForm {
  let current: LeadersForm = { leaders: [], form: null };
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    const found = await readLeadersForm(services).catch(() => current);
    current = { ...found, form: found.form ?? current.form };
  };
  return () => {
    const now = services.clock.now();
    if (now - refreshedAt >= refreshInterval) {
      refreshedAt = now;
      void refresh();
    }
    return current;
  };
}
