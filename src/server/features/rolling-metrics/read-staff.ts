import type { RosterEntry } from '#domain/roster/roster.ts';
import type { RollingGroup } from '#domain/rolling/rolling-figures.ts';
import { readSeasonChoice, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { readRoster } from '#server/statsapi/rosters/read-roster.ts';

/** Player ids, with the age of the roster. */
type Staff = { ids: number[]; asOf: number; isStale: boolean };

type Query = { team: number; group: RollingGroup; season: string };

const positionTypes: Readonly<Record<RollingGroup, (type: string) => boolean>> = {
  hitting: (type) => type !== 'Pitcher',
  pitching: (type) => type === 'Pitcher' || type === 'Two-Way Player',
};

/** Reads the batters or pitchers of a club: the 40-man roster of the newest season, the full roster of an earlier one. */
export async function readStaff(source: SeasonSource, { team, group, season }: Query): Promise<Staff> {
  const { newest } = await readSeasonChoice(source);
  const type = season === newest ? '40Man' : 'fullSeason';
  const { value, asOf, isStale } = await readRoster(source.client, { teamId: team, type, season });
  const isOfGroup = ({ position }: RosterEntry) => positionTypes[group](position?.type ?? '');
  return { ids: [...new Set(value.entries.filter(isOfGroup).map(({ id }) => id))], asOf, isStale };
}
