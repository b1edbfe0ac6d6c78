import { z } from 'zod';
import { gameParams } from '#features/games/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pitchVideosSchema } from '#rules/baseball/game/pitch-videos.ts';
import { gameClipsSchema } from './shapes.ts';

export const gameVideos = endpoint('GET /api/games/:gamePk/videos', {
  results: 'shown',
  summary:
    'The ids of the videos that Baseball Savant has of the pitches of a game, for plays that have ended; none in a simulated league',
  params: gameParams,
  response: z.object({ gamePk: z.number().int(), pitches: pitchVideosSchema }),
});

export const gameClips = endpoint('GET /api/games/:gamePk/clips', {
  results: 'shown',
  summary: 'The clips that MLB shows of a game: recap, condensed game and highlights; null if there is no answer',
  params: gameParams,
  response: z.object({ gamePk: z.number().int(), clips: gameClipsSchema.nullable() }),
});
