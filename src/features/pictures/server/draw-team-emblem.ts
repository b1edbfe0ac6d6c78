import { type Picture, createPictureReader, servePicture } from '#platform/http/endpoints/serve-picture.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readTeams } from '#sources/statsapi/read-teams.ts';
import { collegeLogo, teamLogo, teamScoreLogo } from '../contract.ts';
import { defaultEmblemSvg, emblemSvg, type EmblemTeam } from './emblem-svg.ts';

/** Seconds that a drawing for an unknown team may be cached. */
const provisionalMaxAge = 60;

/** Draws the emblem of a team; null is an unknown team. */
export async function drawTeamEmblem(client: StatsApiClient, teamId: number | null): Promise<Picture> {
  if (teamId === null) return { content: defaultEmblemSvg() };
  if (clubById(teamId) !== undefined) return { content: emblemSvg(teamId) };
  const { team, isCertain } = await findTeam(client, teamId);
  const content = emblemSvg(teamId, team);
  return isCertain ? { content } : { content, maxAge: provisionalMaxAge };
}

/** AAA, AA, A+, A and College: the levels that pages show with emblems. */
const levels = [11, 12, 13, 14, 22];

/** `isCertain` is false if a list could not be read. */
type FoundTeam = { team: EmblemTeam | null; isCertain: boolean };

/** Finds a team below the major leagues by id, in the lists that could be read. The client caches the lists. */
export async function findTeam(client: StatsApiClient, teamId: number): Promise<FoundTeam> {
  const responses = await Promise.allSettled(levels.map((level) => readTeams(client, { level })));
  for (const response of responses) {
    const team = response.status === 'fulfilled' ? response.value.value.find(({ id }) => id === teamId) : undefined;
    if (team === undefined) continue;
    return { team: { abbreviation: team.abbreviation, parentId: team.parent?.id ?? null }, isCertain: true };
  }
  return { team: null, isCertain: responses.every(({ status }) => status === 'fulfilled') };
}

const findScoreLogo = createPictureReader(
  new URL('emblems/files/', import.meta.url),
  'Each of the 30 clubs has one, such as 121_old_score.webp; other teams use default-team-logo_old_score.webp.',
);

export function emblemRoutes(client: StatsApiClient) {
  return {
    teamLogo: servePicture(teamLogo, ({ params: { file } }) => drawTeamEmblem(client, file)),
    teamScoreLogo: servePicture(teamScoreLogo, ({ params }) => findScoreLogo(`${params.name}.webp`)),
    collegeLogo: servePicture(collegeLogo, ({ params }) => drawTeamEmblem(client, params.teamId)),
  };
}
