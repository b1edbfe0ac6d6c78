import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { readTeam } from '#sources/statsapi/teams/read-team.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';

/** The names of other teams than the clubs are read from the upstream; null if it fails. */
export async function readTeamName(client: StatsApiClient, teamId: number): Promise<string | null> {
  const known = clubNamesOf(teamId)?.name;
  if (known !== undefined) return known;
  return readTeam(client, { teamId })
    .then(({ value }) => value.name)
    .catch(() => null);
}
