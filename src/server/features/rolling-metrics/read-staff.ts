import type { RosterEntry } from '#domain/roster/roster.ts';
import type { RollingGroup } from '#domain/rolling/rolling-figures.ts';
import { readSeasonChoice, type SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { readRoster } from '#server/statsapi/rosters/read-roster.ts';

/** Players by their numbers, and how old the roster is that names them. */
type Staff = { ids: number[]; asOf: number; isStale: boolean };

type Asked = { team: number; group: RollingGroup; season: string };

const positionTypes: Readonly<Record<RollingGroup, (type: string) => boolean>> = {
  hitting: (type) => type !== 'Pitcher',
  pitching: (type) => type === 'Pitcher' || type === 'Two-Way Player',
};

/** Who bats or who pitches for a club: its 40-man roster in the newest season, everybody it had in an earlier one. */
export async function readStaff(source: SeasonSource, { team, group, season }: Asked): Promise<Staff> {
  const { newest } = await readSeasonChoice(source);
  const type = season === newest ? '40Man' : 'fullSeason';
  const { value, asOf, isStale } = await readRoster(source.client, { teamId: team, type, season });
  const isOfGroup = ({ position }: RosterEntry) => positionTypes[group](position?.type ?? '');
  return { ids: [...new Set(value.entries.filter(isOfGroup).map(({ id }) => id))], asOf, isStale };
}
