/** Scans that are right, by the text of the statement. */
export const allowedScans: { statement: RegExp; table: string; reason: string }[] = [
  {
    statement: /^select .* from "players" order by/,
    table: 'players',
    reason: 'the list contains every player and is cached in memory',
  },
  {
    statement: /inner join "sign_in_viewers" .* where \("sessions"\."user_id" in \((?:\$\d+, ){99}/,
    table: 'sign_in_viewers',
    reason: 'the planner reads all rows, which are small, for a page of 250 users',
  },
  {
    statement: /^merge into tallies t /,
    table: 'tallies',
    reason: 'the planner reads all tallies when a game has picks of many users',
  },
  ...['tallies', 'past_skills'].map((table) => ({
    statement: /^select score, count\(\*\)::integer as users from \(select .* group by score order by score desc$/,
    table,
    reason: 'counts the users of a board per score, once in a version of the boards',
  })),
  ...['games', 'game_crowds'].map((table) => ({
    statement: /^select g\.game_pk as "gamePk", g\.home_id .* where g\.settled_pitch_at is not null$/,
    table,
    reason: 'the picks of a user can be of any game; this follows only a correction that voids the only pick of a week',
  })),
  ...['games', 'forecasts', 'game_crowds'].map((table) => ({
    statement: /^\s*select g\.game_pk as "gamePk", .* left join forecasts f using/s,
    table,
    reason: 'the games of one season, which are all games of this test; read on request after a game was graded',
  })),
  {
    statement: /^select score, count\(\*\)::integer as users from confidence_records /,
    table: 'confidence_records',
    reason: 'counts the users of a board per score, once in a version of the boards',
  },
  ...['tallies', 'users', 'earlier_clubs'].map((table) => ({
    statement: /^\s*select f\.club as "teamId"/,
    table,
    reason: 'adds up the totals of all users of a board, once after a game was graded',
  })),
  {
    statement: /insert into past_skills /,
    table: 'tallies',
    reason: 'copies the figures of all users once, when a season ends',
  },
];

/** Files with statements that this test does not run. */
export const notRun: Record<string, string> = {
  'src/platform/bus/create-leadership.ts': 'reads no table: a lock on a connection of its own',
  'src/platform/db/open-server.ts': 'reads no table',
  'src/platform/db/open-database.ts': 'reads no table',
  'src/platform/db/open-db.ts': 'reads the list of databases',
  'src/platform/db/migrate.ts': 'reads the list of migrations',
  'src/app/operator/backup/write-backup.ts': 'reads the catalog, and whole tables by COPY',
  'src/app/operator/backup/restore-backup.ts': 'creates and renames databases, and writes whole tables by COPY',
  'src/app/operator/doctor/main.ts': 'reads no table',
  'src/platform/db/schema.ts': 'declares a generated column',
  'src/features/webhooks/tables.ts': 'declares a default value',
  'src/app/operator/commands/apply-admin-user.ts': 'runs once at the start; reads one user by its key',
  'src/features/admin/server/create-changes.ts':
    'a change by an admin or the operator; reads one user by its key and inserts one row',
  'src/features/admin/server/list-reports.ts': 'read by admins only; the open reports have an index',
  'src/features/admin/server/routes.ts': 'read by admins only; counts users and sessions',
  'src/app/operator/commands/main.ts': 'reads the list of databases',
  'src/features/admin/server/game-commands.ts': 'a command of the operator',
  'src/features/admin/server/user-changes.ts': 'a change by the operator or an admin, by keys',
  'src/features/admin/server/user-commands.ts': 'a command of the operator, which may search all users',
  'src/features/settlement/server/change-tally.ts':
    'changes by the operator or an admin: of one row by its key, or of all by design',
};
