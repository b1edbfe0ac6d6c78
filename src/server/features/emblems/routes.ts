import { collegeLogo, teamLogo, teamScoreLogo } from '#contract/pictures.ts';
import { clubById } from '#domain/teams/clubs.ts';
import { openPictureFolder } from '#server/http/picture-folder.ts';
import { type Picture, servePicture } from '#server/http/serve-picture.ts';
import type { StatsApiClient } from '#server/statsapi/stats-api-client.ts';
import { defaultEmblemSvg } from './default-emblem-svg.ts';
import { emblemSvg } from './emblem-svg.ts';
import { findTeam } from './find-team.ts';

/** Seconds that an emblem is kept which was drawn without knowing the team. */
const provisional = 60;

async function emblemOf(client: StatsApiClient, teamId: number): Promise<Picture> {
  if (clubById(teamId) !== undefined) return { content: emblemSvg(teamId) };
  const { team, isCertain } = await findTeam(client, teamId);
  const content = emblemSvg(teamId, team);
  return isCertain ? { content } : { content, maxAge: provisional };
}

const findScoreLogo = openPictureFolder(
  new URL('files/', import.meta.url),
  'The thirty clubs have one, as 121_old_score.webp, and default-team-logo_old_score.webp is for all others.',
);

export function emblemRoutes({ client }: { client: StatsApiClient }) {
  return {
    teamLogo: servePicture(teamLogo, ({ params: { file } }) =>
      file === null ? { content: defaultEmblemSvg() } : emblemOf(client, file),
    ),
    teamScoreLogo: servePicture(teamScoreLogo, ({ params }) => findScoreLogo(`${params.name}.webp`)),
    collegeLogo: servePicture(collegeLogo, ({ params }) => emblemOf(client, params.teamId)),
  };
}
