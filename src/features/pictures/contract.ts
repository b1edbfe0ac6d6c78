import { z } from 'zod';
import { usernameParams } from '#features/accounts/contract/session.ts';
import { atTime } from '#features/games/contract.ts';
import { playerParams } from '#features/players/contract/player-season.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { textSchema, dateSchema, idSchema } from '#platform/api/input-schemas.ts';

const oneDay = 86_400;

/** A picture's file name, `<id>.svg`; parses to the id. */
const svgFileSchema = z
  .string()
  .regex(/^\d{1,9}\.svg$/, { error: 'must be a number followed by .svg' })
  .transform((file) => Number.parseInt(file, 10));

const fileParams = z.object({ file: svgFileSchema });

/** A team id, or null for the default emblem. */
const teamLogoFileSchema = z
  .literal('default-team-logo.svg')
  .transform(() => null)
  .or(svgFileSchema);

export const headshot = endpoint('GET /api/headshots/:file', {
  results: 'none',
  summary: 'A drawn face of a player of the simulated league, `<person id>.svg`; it depends only on the id',
  params: fileParams,
  mediaType: 'image/svg+xml',
  maxAge: 30 * oneDay,
});

export const teamLogo = endpoint('GET /api/team_logo_images/:file', {
  results: 'none',
  summary: "A club's emblem, `<team id>.svg`, or `default-team-logo.svg`",
  params: z.object({ file: teamLogoFileSchema }),
  mediaType: 'image/svg+xml',
  maxAge: oneDay,
});

export const teamScoreLogo = endpoint('GET /api/team_logo_images/:name.webp', {
  results: 'none',
  summary: "A club's emblem in pixels, 200 a side: `<team id>_old_score`, or `default-team-logo_old_score`",
  params: z.object({ name: textSchema(100) }),
  mediaType: 'image/webp',
  maxAge: oneDay,
});

export const collegeLogo = endpoint('GET /api/:teamId.svg', {
  results: 'none',
  summary: "A college team's emblem: the same as under `team_logo_images`",
  params: z.object({
    teamId: z
      .string()
      .regex(/^\d{1,9}$/, { error: 'must be a number' })
      .transform(Number),
  }),
  mediaType: 'image/svg+xml',
  maxAge: oneDay,
});

export const profilePicture = endpoint('GET /api/profile_pictures/:file', {
  results: 'none',
  summary:
    'A picture for a profile, p1 to p49: `p1_thumb.webp` (96 pixels a side), `p1_med.webp` (300) or `p1.webp` (600)',
  params: z.object({ file: textSchema(100) }),
  mediaType: 'image/webp',
  maxAge: 7 * oneDay,
});

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

export const userPicture = endpoint('GET /api/fans/:username/picture.png', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'The preview picture of a user: rank, total score and longest streak',
  params: usernameParams,
  mediaType: 'image/png',
  maxAge: 300,
});

export const userPicksPicture = endpoint('GET /api/fans/:username/picks/picture.png', {
  results: { topic: 'leaderboard', changes: 'at finals' },
  summary: 'A picture of the picks of a user on a day after their locks, with `results` also their outcomes and bases',
  params: usernameParams,
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
