import type { RollingMetrics } from '../contract.ts';
import { defaultFigure, rollingFigures, type RollingGroup } from '../rules/rolling-figures.ts';
import { resolveSeason, type SeasonSource, readSeasonChoice } from '#features/site/server/read-season-choice.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { readGameLogs, readLeagueLine } from '../upstream.ts';
import { computeClubForms, type FormQuery, roundFigure } from './club-forms.ts';
import type { PositionGroup, RosterEntry } from '#rules/baseball/roster/roster.ts';
import { readRoster } from '#sources/statsapi/read-roster.ts';

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
