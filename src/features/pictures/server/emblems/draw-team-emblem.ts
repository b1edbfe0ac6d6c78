import { clubById } from '#rules/baseball/teams/clubs.ts';
import type { Picture } from '#platform/http/endpoints/serve-picture.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { defaultEmblemSvg, emblemSvg } from './emblem-svg.ts';
import { findTeam } from './find-team.ts';

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
