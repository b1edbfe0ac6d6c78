import type { ListedTeam, Teams } from '#contract/teams.ts';
import type { TeamProfile } from '#domain/teams/team-profile.ts';
import type { SeasonSource } from '#server/features/seasons/read-season-choice.ts';
import { seasonShown } from '#server/features/seasons/season-shown.ts';
import { readTeams } from '#server/statsapi/teams/read-teams.ts';

const listed = ({ id, name, shortName, abbreviation, league, division, parent }: TeamProfile): ListedTeam => ({
  id,
  name,
  shortName,
  abbreviation,
  league,
  division,
  parent,
});

/** The clubs of a level in a season, the newest one unless told otherwise, by name. */
export async function listTeams(
  source: SeasonSource,
  { level, season: asked }: { level: number; season?: string | undefined },
): Promise<Teams> {
  const season = await seasonShown(source, asked);
  const { value, asOf, isStale } = await readTeams(source.client, { level, season });
  const teams = value.map(listed).toSorted((a, b) => a.name.localeCompare(b.name));
  return { level, season, teams, freshness: { asOf, isStale } };
}
