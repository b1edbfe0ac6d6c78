import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { refuseBehind, refuseHiddenGame } from '#platform/viewer/server/viewer.ts';
import type { PitchVideos } from '#rules/baseball/game/pitch-videos.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import { nullIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { gameClips, gameVideos } from './contract.ts';
import { readGameClips } from './upstream.ts';

export function videoRoutes({ client, hub, league }: Pick<Services, 'client' | 'hub' | 'league'>) {
  /** Rejects for a viewer who is behind or hides the game, also before it begins. */
  async function readPitchVideos(gamePk: number, { instant, hidden }: Viewer): Promise<PitchVideos> {
    refuseBehind({ instant });
    const { view, pitchVideos } = await hub.game(gamePk);
    refuseHiddenGame(hidden, view);
    return league.kind === 'simulated' ? {} : pitchVideos;
  }

  return {
    gameVideos: serveData(gameVideos, ({ params: { gamePk } }, { viewer: { show } }) =>
      show(async (viewer) => ({ gamePk, pitches: await readPitchVideos(gamePk, viewer) })),
    ),
    gameClips: serveData(gameClips, ({ params: { gamePk } }, { viewer: { show } }) =>
      show(async (viewer) => {
        // MLB has clips of the games in which it has videos of pitches
        const hasVideos = Object.keys(await readPitchVideos(gamePk, viewer)).length > 0;
        const response = hasVideos ? await nullIfUpstreamFails(readGameClips(client, gamePk)) : null;
        return { gamePk, clips: response?.value ?? null };
      }),
    ),
  };
}
