import { z } from 'zod';
import { reportReasons } from '#features/accounts/rules/report-reasons.ts';
import { emptySchema, userParams } from '#features/accounts/contract/accounts.ts';
import { idSchema, textSchema } from '#platform/api/input-schemas.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const noticeKindSchema = z.enum(['renamed', 'hidden'], { error: 'must be renamed or hidden' });

/** What moderation means for an account, for its owner only. */
export const moderationSchema = z.object({
  isAdmin: z.boolean(),
  /** left out of the leaderboards by an admin */
  isHidden: z.boolean(),
  /** changes by an admin that the user has not dismissed */
  notices: z.array(noticeKindSchema),
});

export const reportUsername = endpoint('POST /api/fans/:username/reports', {
  results: 'none',
  summary: 'Reports a username to the admins, once per user and name. 422 for the own name and that of a simulated fan',
  access: 'signed-in',
  params: z.object({ username: textSchema(60).min(1) }),
  body: z.object({ reason: z.enum(reportReasons, { error: 'must be one of the listed reasons' }) }),
  response: emptySchema,
});

export const moderation = endpoint('GET /api/users/:id/moderation', {
  results: 'none',
  summary: 'Whether the user is an admin or hidden, and the notices of changes by an admin',
  access: 'owner',
  params: userParams,
  response: moderationSchema,
});

export const dismissNotice = endpoint('DELETE /api/users/:id/notices/:kind', {
  results: 'none',
  summary: 'Deletes a notice',
  access: 'owner',
  params: z.object({ id: idSchema, kind: noticeKindSchema }),
  response: emptySchema,
});

export type Moderation = z.infer<typeof moderationSchema>;
export type NoticeKind = z.infer<typeof noticeKindSchema>;
