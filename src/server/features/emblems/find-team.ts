import { readTeams } from '#server/statsapi/teams/read-teams.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import type { EmblemTeam } from './emblem-svg.ts';

/** AAA, AA, A+, A and College: the levels whose teams a page shows with their emblems. */
const levels = [11, 12, 13, 14, 22];

/** `isCertain`: whether asking again would tell no more. */
export type FoundTeam = { team: EmblemTeam | null; isCertain: boolean };

/** A team below the major leagues by its id, as far as the league answers; the lists come out of the client's cache. */
export async function findTeam(client: StatsApiClient, teamId: number): Promise<FoundTeam> {
  const answers = await Promise.allSettled(levels.map((level) => readTeams(client, { level })));
  for (const answer of answers) {
    const team = answer.status === 'fulfilled' ? answer.value.value.find(({ id }) => id === teamId) : undefined;
    if (team === undefined) continue;
    return { team: { abbreviation: team.abbreviation, parentId: team.parent?.id ?? null }, isCertain: true };
  }
  return { team: null, isCertain: answers.every(({ status }) => status === 'fulfilled') };
}
