import { sql } from 'drizzle-orm';
import { showTallies, putGame } from '#features/settlement/server/testing/season-of-picks.ts';
import type { Db } from '#platform/db/open-db.ts';
import { pickable } from '#rules/picks/testing/pickable.ts';

/** The size of a season's history: each user has picked one game on each of the past days. */
export type HistorySize = { users: number; days: number };

const gamesPerDay = 15;
const day = 86_400_000;
/** eight days before the benches' present */
const lastDay = Date.parse('2026-06-26T23:10:00Z');
/** of a hundred picks, those that were changed */
const changedShare = 2;

/** Fills an empty database with users, their picks and their tallies. */
export async function fillHistory(db: Db, { users, days }: HistorySize): Promise<void> {
  // without the checks of foreign keys, and with the index at the end
  await db.execute(sql`alter database ${sql.identifier(await readName(db))} set session_replication_role = replica`);
  (await db.$client.connect()).release(true);
  await addUsers(db, users);
  await db.execute(sql`alter table picks drop constraint picks_pkey`);
  for (let n = 0; n < days; n++) await addDay(db, { users, days }, n);
  await db.execute(sql`set maintenance_work_mem = '512MB'`);
  await db.execute(sql`alter table picks add primary key (game_pk, user_id)`);
  await addTallies(db);
  await db.execute(sql`alter database ${sql.identifier(await readName(db))} reset session_replication_role`);
  await db.execute(sql`vacuum analyze`);
  await db.execute(sql`checkpoint`);
}

async function readName(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]?.name ?? '';
}

async function addUsers(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (username, username_key, created_at)
    select name, name, now() from generate_series(1, ${count}::integer) n,
      lateral (select 'fan-' || substr(md5(n::text), 1, 12) as name) named`);
  await db.execute(sql`vacuum analyze users`);
}

async function addDay(db: Db, { users, days }: HistorySize, n: number): Promise<void> {
  const startsAt = lastDay - (days - 1 - n) * day;
  const officialDate = new Date(startsAt).toISOString().slice(0, 10);
  const facts = { startsAt, officialDate, leftPreviewAt: startsAt, phase: 'final' as const, winnerId: 121 };
  const first = 10_000 + n * gamesPerDay;
  for (let g = 0; g < gamesPerDay; g++) await putGame(db, pickable({ ...facts, gamePk: first + g }));
  await db.execute(sql`
    update games set settlement = 'done', settled_pitch_at = starts_at where game_pk >= ${first}`);
  await db.execute(sql`
    insert into picks (user_id, game_pk, official_date, winner_id, loser_id, made_at, changed_at, outcome, settled_at,
      streak_before, streak_after, bases, longest_before)
    select id, game_pk, ${officialDate}::date, case when is_home then 121 else 110 end, case when is_home then 110 else 121 end, at, at,
      case when is_home then 'correct' else 'wrong' end, at + interval '6 hours', id % 4,
      case when is_home then id % 4 + 1 else 0 end, case when is_home then 1 + id % 4 else 0 end, 4 + id % 5
    from generate_series(0, ${gamesPerDay - 1}) g, lateral generate_series(g + 1, ${users}::integer, ${gamesPerDay}) id, lateral (
      select ${first}::integer + g as game_pk, abs(hashint4(id * 31 + ${n}::integer)) % 100 < 54 as is_home,
        ${new Date(startsAt)}::timestamptz - (id % 20000) * interval '1 second' as at) pick`);
  await db.execute(sql`
    insert into pick_events (user_id, game_pk, at, kind, detail)
    select user_id, game_pk, made_at, kind, jsonb_build_object('winnerId', winner_id, 'officialDate', official_date)
    from picks, (values ('made'), ('changed')) kinds (kind)
    where game_pk >= ${first} and (kind = 'made' or abs(hashint4(user_id + ${n}::integer)) % 100 < ${changedShare})`);
}

/** Inserts tallies as after half a season: many different and many equal scores, in the current week. */
async function addTallies(db: Db): Promise<void> {
  await db.execute(sql`update leaderboard_state set week = '2026-06-29', season = '2026-01-01'`);
  await db.execute(sql`
    insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong,
      month, month_score, month_correct, month_wrong, week, week_score, week_correct, week_wrong)
    select id, username, score, id % 6, 6 + id % 9, correct, correct + id % 40, '2026-07-01',
      month_correct * 2, month_correct, 10, '2026-06-29', week_correct * 2, week_correct, 15
    from users, lateral (select (random() * 300 + id % 2)::integer as correct) c,
      lateral (select correct * 2 + id % 13 as score, (random() * 20 + id % 2)::integer as month_correct, (random() * 30 + id % 2)::integer as week_correct) s`);
  await showTallies(db);
}

/** Describes the size of the tables on disk, with their indexes, and the bytes of a pick of history. */
export async function describeDiskUse(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string; bytes: number; indexes: number; live: number }>(sql`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes, pg_indexes_size(oid)::float8 as indexes, reltuples::float8 as live
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_total_relation_size(oid) > 1e6
    order by 2 desc`);
  const size = (table: string) => rows.find(({ name }) => name === table) ?? { bytes: 0, live: 0 };
  const lines = rows.map(
    ({ name, bytes, indexes, live }) =>
      `  ${name}: ${(bytes / 1e6).toFixed(0)} MB (indexes ${(indexes / 1e6).toFixed(0)} MB), ${(live / 1e6).toFixed(1)} million rows`,
  );
  const [ofPicks, events] = [size('picks'), size('pick_events')];
  const perPick = (ofPicks.bytes + events.bytes) / ofPicks.live;
  return `${lines.join('\n')}\n  a pick of history: ${perPick.toFixed(1)} bytes, with its events`;
}
