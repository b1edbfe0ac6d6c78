import { query } from '#platform/page/query.ts';
import { useViewerClock } from '#platform/page/viewer-store.ts';
import type { LeagueKind } from '#rules/baseball/league-kind.ts';
import { isPresent } from '#rules/viewer/viewer.ts';
import type { gameClips, gameVideos } from './contract.ts';

/** ms after which the ids of later plays are requested: Baseball Savant has a video hours after its play */
export const videosAfter = 900_000;
const clipsAfter = 300_000;

export function gameVideosQuery(gamePk: string) {
  return query<typeof gameVideos>(
    'GET /api/games/:gamePk/videos',
    { params: { gamePk } },
    { staleTime: videosAfter, retry: false },
  );
}

export function gameClipsQuery(gamePk: string) {
  return query<typeof gameClips>(
    'GET /api/games/:gamePk/clips',
    { params: { gamePk } },
    { staleTime: clipsAfter, retry: false },
  );
}

type Shown = { leagueKind: LeagueKind; isReplay: boolean };

/** Whether a page can have videos: in a league of real games, as it is now. */
export function canHaveVideos({ leagueKind, isReplay }: Shown): boolean {
  return leagueKind !== 'simulated' && !isReplay;
}

/** The same for this viewer, who sees none while behind; the server decides it for what is requested then. */
export function useShowsVideos(shown: Shown): boolean {
  return isPresent(useViewerClock()) && canHaveVideos(shown);
}
