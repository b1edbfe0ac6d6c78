import type { Teams } from '../contract.ts';
import type { ListedTeam } from '#rules/baseball/teams/listed-team.ts';
import type { TeamProfile } from '#rules/baseball/teams/team-profile.ts';
import { resolveSeason, type SeasonSource } from '#features/site/server/read-season-choice.ts';
import { readTeams } from '#sources/statsapi/teams/read-teams.ts';

const toListedTeam = ({ id, name, shortName, abbreviation, league, division, parent }: TeamProfile): ListedTeam => ({
  id,
  name,
  shortName,
  abbreviation,
  league,
  division,
  parent,
});

/** Lists the teams of a level and season (default: the newest one) by name. */
export async function listTeams(
  source: SeasonSource,
  { level, season: requested }: { level: number; season?: string | undefined },
): Promise<Teams> {
  const season = await resolveSeason(source, requested);
  const { value, asOf, isStale } = await readTeams(source.client, { level, season });
  const teams = value.map(toListedTeam).toSorted((a, b) => a.name.localeCompare(b.name));
  return { level, season, teams, freshness: { asOf, isStale } };
}
