import { z } from 'zod';
import { userParams } from '#features/accounts/contract/session.ts';
import { reportReasons } from '#features/accounts/rules/report-reasons.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idSchema, textSchema, textOf, emptySchema } from '#platform/api/input-schemas.ts';

/** What moderation needs of a user. Times are ISO 8601 (UTC). */
const adminUserSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  createdAt: z.string(),
  isAdmin: z.boolean(),
  isSimulated: z.boolean(),
  isHidden: z.boolean(),
});

const adminReportSchema = z.object({
  user: adminUserSchema,
  /** number of open reports of the current name by reason */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.number().int() })),
  /** time of the oldest open report */
  since: z.string(),
});

const adminGameSchema = z.object({
  gamePk: z.number().int(),
  officialDate: z.string(),
  away: z.string(),
  home: z.string(),
  phase: z.enum(['open', 'live', 'held', 'final', 'void', 'unknown']),
  settlement: z.enum(['open', 'due', 'done']),
});

const upstreamHealthSchema = z.object({
  isFailing: z.boolean(),
  /** epoch ms of the league's clock; null before the first response */
  lastResponseAt: z.number().nullable(),
  /** hosts to which requests are paused */
  openBreakers: z.array(z.string()),
  /** the newest outcome of each kind of response: `ok` or the reason of the failure; `at`: epoch ms of the league's clock */
  responses: z.array(z.object({ kind: z.string(), outcome: z.string(), at: z.number() })),
  /** codes of the upstream that this version does not know, since the start; `example`: the path of a response with the code */
  unknownCodes: z.array(z.object({ code: z.string(), count: z.number().int(), example: z.string() })),
});

const adminJobSchema = z.object({
  id: z.string(),
  /** such as `reset-link` */
  kind: z.string(),
  /** ISO 8601 (UTC) */
  failedAt: z.string(),
  attempts: z.number().int(),
  /** of the last attempt, without addresses */
  problem: z.string(),
});

const changeSchema = z.object({ message: z.string() });

export const adminState = endpoint('GET /api/admin/state', {
  results: 'none',
  summary: 'Version, size of the database, sessions, health of the upstream, and games that are held or not settled',
  access: 'admin',
  response: z.object({
    version: z.string(),
    /** the newest migration */
    schema: z.string(),
    databaseBytes: z.number(),
    users: z.number().int(),
    sessions: z.number().int(),
    upstream: upstreamHealthSchema,
    games: z.array(adminGameSchema),
  }),
});

export const adminUsers = endpoint('GET /api/admin/users', {
  results: 'none',
  summary: 'The first 50 users whose name contains a text',
  access: 'admin',
  query: z.object({ search: textSchema(60).default('') }),
  response: z.object({ users: z.array(adminUserSchema), hasMore: z.boolean() }),
});

export const adminReports = endpoint('GET /api/admin/reports', {
  results: 'none',
  summary: 'The first 50 users with open reports of their name, the oldest report first',
  access: 'admin',
  response: z.object({ reports: z.array(adminReportSchema) }),
});

export const adminRenameUser = endpoint('POST /api/admin/users/:id/name', {
  results: 'none',
  changesPublicData: true,
  summary: 'Gives a user another name. 422 if the name is not allowed',
  access: 'admin',
  params: userParams,
  body: z.object({ username: textOf(256) }),
  response: changeSchema,
});

export const adminHideUser = endpoint('POST /api/admin/users/:id/visibility', {
  results: 'none',
  changesPublicData: true,
  summary: 'Leaves a user out of the leaderboards, or returns the user to them',
  access: 'admin',
  params: userParams,
  body: z.object({ visibility: z.enum(['hidden', 'shown'], { error: 'must be hidden or shown' }) }),
  response: changeSchema,
});

export const adminDeleteUser = endpoint('DELETE /api/admin/users/:id', {
  results: 'none',
  changesPublicData: true,
  summary: 'Deletes a user with all picks, at once and permanently',
  access: 'admin',
  params: userParams,
  response: changeSchema,
});

export const adminDismissReports = endpoint('DELETE /api/admin/users/:id/reports', {
  results: 'none',
  summary: 'Closes the open reports of a user’s name without a change',
  access: 'admin',
  params: userParams,
  response: changeSchema,
});

export const adminRegradeGame = endpoint('POST /api/admin/games/:gamePk/regrade', {
  results: 'none',
  summary: 'Grades the picks of a game again by its stored result',
  access: 'admin',
  params: z.object({ gamePk: idSchema }),
  response: changeSchema,
});

export const adminJobs = endpoint('GET /api/admin/jobs', {
  results: 'none',
  summary: 'Work in the background that failed in every attempt, such as mail, the newest first',
  access: 'admin',
  response: z.object({ jobs: z.array(adminJobSchema) }),
});

export const adminRetryJobs = endpoint('POST /api/admin/jobs/retry', {
  results: 'none',
  summary: 'Tries all failed work again',
  access: 'admin',
  response: changeSchema,
});

export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminReport = z.infer<typeof adminReportSchema>;
export type AdminGame = z.infer<typeof adminGameSchema>;
export type AdminJob = z.infer<typeof adminJobSchema>;
export type AdminState = z.infer<(typeof adminState)['response']>;
export type UpstreamHealth = z.infer<typeof upstreamHealthSchema>;

const noticeKindSchema = z.enum(['renamed', 'hidden'], { error: 'must be renamed or hidden' });

/** What moderation means for an account, for its owner only. */
const moderationSchema = z.object({
  isAdmin: z.boolean(),
  /** left out of the leaderboards by an admin */
  isHidden: z.boolean(),
  /** changes by an admin that the user has not dismissed */
  notices: z.array(noticeKindSchema),
});

export const reportUsername = endpoint('POST /api/fans/:username/reports', {
  results: 'none',
  summary:
    'Reports a username to the admins, once per user and name. 422 for the own name and that of a simulated user',
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
