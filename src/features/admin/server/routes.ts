import {
  adminDeleteUser,
  adminDismissReports,
  adminHideUser,
  adminJobs,
  adminRegradeGame,
  adminRenameUser,
  adminReports,
  adminRetryJobs,
  adminState,
  adminUsers,
  type UpstreamHealth,
} from '../contract.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { closeReports } from './moderation/reports.ts';
import type { Jobs } from '#platform/jobs/open-jobs.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { regradeGame } from './game-commands.ts';
import { hideUser, removeUser, renameUser } from './user-changes.ts';
import { searchUsers } from './user-commands.ts';
import { createChanges } from './create-changes.ts';
import { readAdminState } from './read-admin-state.ts';
import { listReports } from './list-reports.ts';
import { toAdminUser } from './to-admin-user.ts';

type Parts = {
  db: Db;
  jobs: Pick<Jobs, 'listFailed' | 'retryFailed'>;
  clock: Clock;
  realNow: () => number;
  /** the setting ADMIN_USER */
  adminUser: string | null;
  upstreamHealth: () => UpstreamHealth;
};

const maxUsers = 50;

/** The endpoints of the admin page. Every change is one transaction with its entry in the audit log. */
export function adminRoutes({ db, jobs, clock, realNow, adminUser, upstreamHealth }: Parts) {
  const { change, changeUser } = createChanges(db, realNow);
  return {
    adminState: serveData(adminState, async () => ({
      ...(await readAdminState(db, { leagueNow: clock.now(), now: realNow() })),
      upstream: upstreamHealth(),
    })),
    adminUsers: serveData(adminUsers, async ({ query }) => {
      const users = await searchUsers(db, query.search, maxUsers + 1);
      return { users: users.slice(0, maxUsers).map(toAdminUser), hasMore: users.length > maxUsers };
    }),
    adminReports: serveData(adminReports, async () => ({ reports: await listReports(db) })),
    adminRenameUser: serveData(adminRenameUser, ({ params, body }, { user }) =>
      changeUser('users rename', { by: user.id, id: params.id }, (tx, row, now) =>
        renameUser(tx, row, { to: body.username, adminUser, now }),
      ),
    ),
    adminHideUser: serveData(adminHideUser, ({ params, body }, { user }) => {
      const isHidden = body.visibility === 'hidden';
      return changeUser(isHidden ? 'users hide' : 'users unhide', { by: user.id, id: params.id }, (tx, row, now) =>
        hideUser(tx, row, isHidden, now),
      );
    }),
    adminDeleteUser: serveData(adminDeleteUser, ({ params }, { user }) =>
      changeUser('users delete', { by: user.id, id: params.id }, (tx, row) => removeUser(tx, row)),
    ),
    adminDismissReports: serveData(adminDismissReports, ({ params }, { user }) =>
      changeUser('reports dismiss', { by: user.id, id: params.id }, async (tx, row, now) => {
        await closeReports(tx, row.id, now);
        return { target: `user ${row.id}`, lines: [`The reports of ${row.username} are dismissed`] };
      }),
    ),
    adminRegradeGame: serveData(adminRegradeGame, ({ params }, { user }) =>
      change('games regrade', user.id, (tx, now) => regradeGame(tx, String(params.gamePk), now)),
    ),
    adminJobs: serveData(adminJobs, async () => ({
      jobs: (await jobs.listFailed()).map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
    })),
    adminRetryJobs: serveData(adminRetryJobs, (_, { user }) =>
      change('jobs retry', user.id, async () => {
        const count = await jobs.retryFailed();
        return { target: 'jobs', detail: { count }, lines: [`Work that is tried again: ${count}`] };
      }),
    ),
  };
}
