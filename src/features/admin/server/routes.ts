import { sql } from 'drizzle-orm';
import { hasNotEnded } from '#features/accounts/server/sessions.ts';
import { readMigrationNames } from '#platform/db/migrate.ts';
import type { Db } from '#platform/db/open-db.ts';
import { sessions } from '#platform/db/schema.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { version } from '#platform/settings/version.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import type { Services } from '#sources/services.ts';
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
  type AdminGame,
  type AdminState,
} from '../contract.ts';
import { createChanges } from './create-changes.ts';
import { regradeGame } from './game-commands.ts';
import { listReports, toAdminUser } from './list-reports.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { closeReports } from './reports.ts';
import { hideUser, removeUser, renameUser } from './user-changes.ts';
import { searchUsers } from './user-commands.ts';

const maxUsers = 50;

/** The endpoints of the admin page. Every change is one transaction with its entry in the audit log. */
export function adminRoutes(services: Services, upstreamHealth: () => UpstreamHealth) {
  const { db, jobs, clock, realNow, adminUser } = services;
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
      changeUser('users delete', { by: user.id, id: params.id }, (tx, row, now) => removeUser(tx, row, now)),
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
    ...moderationRoutes(services),
  };
}

const maxGames = 50;

type GameRow = Omit<AdminGame, 'away' | 'home'> & {
  awayId: number;
  homeId: number;
  awayName: string | null;
  homeName: string | null;
};

/** Games whose picks wait: they are suspended, have to be graded, or are of an earlier day without a result. */
async function listWaitingGames(db: Db, today: string): Promise<AdminGame[]> {
  const { rows } = await db.execute<GameRow>(sql`
    select game_pk as "gamePk", official_date::text as "officialDate", away_id as "awayId", home_id as "homeId",
      away_name as "awayName", home_name as "homeName", phase, settlement
    from games where settlement <> 'done' and (phase = 'held' or settlement = 'due' or official_date < ${today})
    order by official_date desc, game_pk desc limit ${maxGames}`);
  return rows.map(({ awayId, homeId, awayName, homeName, ...game }) => ({
    ...game,
    away: awayName ?? clubNamesOf(awayId)?.name ?? String(awayId),
    home: homeName ?? clubNamesOf(homeId)?.name ?? String(homeId),
  }));
}

/** `leagueNow`: epoch ms of the league's clock; `now`: epoch ms, real time */
type Times = { leagueNow: number; now: number };

/** Reads the state of the application for the admin page, without that of the upstream. */
async function readAdminState(db: Db, { leagueNow, now }: Times): Promise<Omit<AdminState, 'upstream'>> {
  const [{ rows }, sessionCount, games, migrations] = await Promise.all([
    db.execute<{ bytes: number; users: number }>(sql`
      select pg_database_size(current_database())::float8 as bytes,
        (select count(*)::integer from users where not is_simulated) as users`),
    db.$count(sessions, hasNotEnded(now)),
    listWaitingGames(db, baseballDay(leagueNow)),
    readMigrationNames(),
  ]);
  const { bytes = 0, users = 0 } = rows[0] ?? {};
  return { version, schema: migrations.at(-1) ?? '', databaseBytes: bytes, users, sessions: sessionCount, games };
}
