import type { PositionGroup, RosterEntry } from '#rules/baseball/roster/roster.ts';
import type { RollingGroup } from '../rules/rolling-figures.ts';
import { readSeasonChoice, type SeasonSource } from '#features/site/server/seasons/read-season-choice.ts';
import { readRoster } from '#sources/statsapi/rosters/read-roster.ts';

/** Player ids, with the age of the roster. */
type Staff = { ids: number[]; asOf: number; isStale: boolean };

type ReadStaffQuery = { team: number; group: RollingGroup; season: string };

const isInGroup: Readonly<Record<RollingGroup, (group: PositionGroup) => boolean>> = {
  hitting: (group) => group !== 'pitcher',
  pitching: (group) => group === 'pitcher' || group === 'twoWay',
};

/** Reads the batters or pitchers of a club: the 40-man roster of the newest season, the full roster of an earlier one. */
export async function readStaff(source: SeasonSource, { team, group, season }: ReadStaffQuery): Promise<Staff> {
  const { newest } = await readSeasonChoice(source);
  const type = season === newest ? '40Man' : 'fullSeason';
  const { value, asOf, isStale } = await readRoster(source.client, { teamId: team, type, season });
  const isMember = ({ position }: RosterEntry) => isInGroup[group](position?.group ?? 'other');
  return { ids: [...new Set(value.entries.filter(isMember).map(({ id }) => id))], asOf, isStale };
}
