import { collegeLogo, teamLogo, teamScoreLogo } from '../../contract.ts';
import { createPictureReader, servePicture } from '#platform/http/endpoints/serve-picture.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { drawTeamEmblem } from './draw-team-emblem.ts';

const findScoreLogo = createPictureReader(
  new URL('files/', import.meta.url),
  'Each of the 30 clubs has one, such as 121_old_score.webp; other teams use default-team-logo_old_score.webp.',
);

export function emblemRoutes({ client }: { client: StatsApiClient }) {
  return {
    teamLogo: servePicture(teamLogo, ({ params: { file } }) => drawTeamEmblem(client, file)),
    teamScoreLogo: servePicture(teamScoreLogo, ({ params }) => findScoreLogo(`${params.name}.webp`)),
    collegeLogo: servePicture(collegeLogo, ({ params }) => drawTeamEmblem(client, params.teamId)),
  };
}
