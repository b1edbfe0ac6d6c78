import { sql } from 'drizzle-orm';
import type { AdminGame, AdminState } from '../contract.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { readMigrationNames } from '#platform/db/migrate.ts';
import type { Db } from '#platform/db/open-db.ts';
import { sessions } from '#platform/db/schema.ts';
import { hasNotEnded } from '#features/accounts/server/sessions.ts';
import { version } from '#platform/jobs/version.ts';

const maxGames = 50;

type GameRow = Omit<AdminGame, 'away' | 'home'> & {
  awayId: number;
  homeId: number;
  awayName: string | null;
  homeName: string | null;
};

/** Games whose picks wait: they are held, have to be graded, or are of an earlier day without a result. */
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
export async function readAdminState(db: Db, { leagueNow, now }: Times): Promise<Omit<AdminState, 'upstream'>> {
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
