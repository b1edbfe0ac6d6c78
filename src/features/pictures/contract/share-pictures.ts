import { z } from 'zod';
import { dateSchema, idSchema } from '#platform/api/input-schemas.ts';
import { atTime } from '#features/games/contract/games.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { fanParams } from '#features/users/contract.ts';
import { playerParams } from '#features/players/contract.ts';

/** Preview pictures of shared links, 1200 by 630 pixels. */
export const gamePicture = endpoint('GET /api/games/:gamePk/picture.png', {
  results: 'shown',
  summary: 'The preview picture of a game: emblems, score and status, with `at` as they were then',
  params: z.object({ gamePk: idSchema }),
  query: atTime,
  mediaType: 'image/png',
  maxAge: 60,
});

export const playerPicture = endpoint('GET /api/players/:id/picture.png', {
  results: 'none',
  summary: 'The preview picture of a player: surname, number, position and the emblem of the club',
  params: playerParams,
  mediaType: 'image/png',
  maxAge: 3600,
});

export const fanPicture = endpoint('GET /api/fans/:username/picture.png', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The preview picture of a user: rank, total score and longest streak',
  params: fanParams,
  mediaType: 'image/png',
  maxAge: 300,
});

export const fanPicksPicture = endpoint('GET /api/fans/:username/picks/picture.png', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A picture of the picks of a user on a day after their locks, with `results` also their outcomes and bases',
  params: fanParams,
  query: z.object({ date: dateSchema.optional(), results: z.literal('1').optional() }),
  mediaType: 'image/png',
  maxAge: 60,
});

export const leaderboardPicture = endpoint('GET /api/leaderboard/picture.png', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The preview picture of the leaderboard: the first three',
  mediaType: 'image/png',
  maxAge: 300,
});
