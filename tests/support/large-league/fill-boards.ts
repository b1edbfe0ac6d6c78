import { sql } from 'drizzle-orm';
import { chooseDatabase, withDatabase } from '#app/operator/commands/main.ts';
import { openSharedServer } from '#platform/db/open-server.ts';
import { readSettings } from '#platform/settings/settings.ts';
import type { Settings } from '../app/start-app.ts';

/**
 * Adds 1,200 users to a running application on 2026-06-06, with scores of four digits, streaks of three, and the longest usernames, and
 * gives the existing ones the last places.
 */
export async function fillBoards(appSettings: Settings, dataDir: string): Promise<void> {
  const settings = readSettings({ ...appSettings, DATA_DIR: dataDir });
  const { connection } = await openSharedServer(settings);
  const database = await chooseDatabase(connection, settings, undefined);
  await withDatabase({ connection, database }, async (db) => {
    await db.execute(sql`
      insert into users (username, username_key, created_at)
      select 'Longest.Username.' || n, 'longest.username.' || n, '2026-04-01' from generate_series(1001, 2200) n`);
    await db.execute(sql`
      insert into tallies (user_id, username, total_score, current_streak, longest_streak, correct, wrong, month, month_score,
        month_correct, month_wrong, week, week_score, week_correct, week_wrong, skill_value, skill_picks, season_skill, total_skill)
      select id, username, 3000 - id, 100 + id % 9, 128, 2000 - id, 1500 + id, '2026-06-01', 2900 - id, 1000 + id, 1100, '2026-06-01',
        2800 - id, 1000 + id, 1200, 0, 2000, 1234 - id, 1234 - id
      from users
      on conflict (user_id) do nothing`);
    await db.execute(
      sql`update leaderboard_state set version = version + 1, week = '2026-06-01', season = '2026-01-01'`,
    );
  });
}
