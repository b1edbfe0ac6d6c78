import type { RollingMetrics, RollingPlayer } from '../contract.ts';
import { defaultFigure, rollingFigures, type RollingGroup, type RollingFigure } from '../rules/rolling-figures.ts';
import { resolveSeason, type SeasonSource, readSeasonChoice } from '#features/site/server/read-season-choice.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readGameLogs, readLeagueLine } from '../upstream.ts';
import type { PositionGroup, RosterEntry } from '#rules/baseball/roster/roster.ts';
import { readRoster } from '#sources/statsapi/read-roster.ts';
import type { PlayerLog } from '../rules/rolling-form.ts';
import { type RollingForm, rollingForm } from '../rules/rolling-form.ts';

type Query = Omit<FormQuery, 'figure'> & { season?: string | undefined; figure?: string | undefined };

/** Lists the form of each player of a club in a season (default: the newest one). */
export async function listForms(
  source: SeasonSource,
  { season: requested, figure, ...staff }: Query,
): Promise<RollingMetrics> {
  const season = await resolveSeason(source, requested);
  const forms = { ...staff, figure: figure ?? defaultFigure[staff.group] };
  const { ids, asOf, isStale } = await readStaff(source, { ...forms, season });
  if (ids.length === 0) return { ...forms, season, players: [], league: [], freshness: { asOf, isStale } };
  const { group } = forms;
  const [logs, league] = await Promise.all([
    readGameLogs(source.client, { ids, group, season }),
    nullIfUpstreamFails(readLeagueLine(source.client, { group, season })),
  ]);
  return {
    ...forms,
    season,
    players: computeClubForms(logs.value, forms),
    league: rollingFigures[group].map(({ kind, value }) =>
      league === null || kind === 'count' ? null : roundFigure(value(league)),
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
async function readStaff(source: SeasonSource, { team, group, season }: ReadStaffQuery): Promise<Staff> {
  const { newest } = await readSeasonChoice(source);
  const type = season === newest ? '40Man' : 'fullSeason';
  const { value, asOf, isStale } = await readRoster(source.client, { teamId: team, type, season });
  const isMember = ({ position }: RosterEntry) => isInGroup[group](position?.group ?? 'other');
  return { ids: [...new Set(value.entries.filter(isMember).map(({ id }) => id))], asOf, isStale };
}

export type FormQuery = { team: number; group: RollingGroup; window: number; figure: string };

const formsByLogs = new WeakMap<readonly PlayerLog[], Map<string, RollingPlayer[]>>();

/** Computes the form of each player of a club, by name; once for the same logs, which never change. */
export function computeClubForms(logs: readonly PlayerLog[], query: FormQuery): RollingPlayer[] {
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
  return form ? [{ id, name, position, ...rounded(form, drawn) }] : [];
}

/** Rounds slightly finer than the page shows, to keep the response small. */
export function roundFigure(value: number | null, places = 5): number | null {
  return value === null ? null : Number(value.toFixed(places));
}

function rounded(form: RollingForm, drawn: RollingFigure): RollingForm {
  const each = (values: RollingForm['figures']) => values.map((value) => roundFigure(value));
  const places = drawn.kind === 'ratio' ? 2 : 3;
  return {
    ...form,
    figures: each(form.figures),
    season: each(form.season),
    trend: form.trend.map((value) => roundFigure(value, places)),
  };
}
