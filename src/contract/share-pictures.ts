import { z } from 'zod';
import { gamePkSchema } from './games.ts';
import { routes } from './routes.ts';
import type { Endpoint } from './endpoint.ts';

/** Pictures that a shared link is shown with, 1200 by 630. */
export const gamePicture = {
  ...routes.gamePicture,
  summary: 'A game drawn for those who share it: emblems, score, and where it stands',
  params: z.object({ gamePk: gamePkSchema }),
  mediaType: 'image/png',
  maxAge: 60,
} satisfies Endpoint;

export const leaderboardPicture = {
  ...routes.leaderboardPicture,
  summary: 'The first three of the leaderboard, drawn for those who share it',
  mediaType: 'image/png',
  maxAge: 300,
} satisfies Endpoint;
