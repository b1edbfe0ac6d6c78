import { collegeLogo, teamLogo, teamScoreLogo } from '#contract/pictures.ts';
import { openPictureFolder } from '#server/http/endpoints/picture-folder.ts';
import { servePicture } from '#server/http/endpoints/serve-picture.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { emblemOf } from './emblem-of.ts';

const findScoreLogo = openPictureFolder(
  new URL('files/', import.meta.url),
  'The thirty clubs have one, as 121_old_score.webp, and default-team-logo_old_score.webp is for all others.',
);

export function emblemRoutes({ client }: { client: StatsApiClient }) {
  return {
    teamLogo: servePicture(teamLogo, ({ params: { file } }) => emblemOf(client, file)),
    teamScoreLogo: servePicture(teamScoreLogo, ({ params }) => findScoreLogo(`${params.name}.webp`)),
    collegeLogo: servePicture(collegeLogo, ({ params }) => emblemOf(client, params.teamId)),
  };
}
