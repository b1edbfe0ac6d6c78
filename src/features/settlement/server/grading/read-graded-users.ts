import { sql } from 'drizzle-orm';
import { copyRows } from '#platform/db/copy-rows.ts';
import type { Tx } from '#platform/db/open-db.ts';
import type { UserTally } from '../../rules/replace-picks.ts';
import { pickCells, type StoredPick, toStoredPick } from './stored-grades.ts';
import { tallyCells, toUserTally } from './stored-tallies.ts';

/** A user's stored tally, null without one, and picks. */
export type GradedUser = { userId: number; tally: UserTally | null; picks: StoredPick[] };

const cellsOfPick = 9;

/** Reads the users in the temporary table `graded_users` with their picks of the games, some users at a time. */
export async function* readGradedUsers(tx: Tx, gamePks: readonly number[]): AsyncGenerator<GradedUser[]> {
  // COPY has no parameters
  await tx.execute(sql`select set_config('called_shot.graded_games', ${`{${gamePks.join()}}`}, true)`);
  let users: GradedUser[] = [];
  const rows = copyRows(
    tx,
    sql`select ${pickCells}, ${tallyCells}
      from graded_users u join picks p using (user_id) left join tallies t using (user_id)
      where p.game_pk = any (current_setting('called_shot.graded_games')::integer[]) order by p.user_id`,
  );
  for await (const chunk of rows) {
    for (const cells of chunk) {
      const pick = toStoredPick(cells);
      const last = users.at(-1);
      if (last?.userId === pick.userId) last.picks.push(pick);
      else users.push({ userId: pick.userId, tally: toUserTally(cells.slice(cellsOfPick)), picks: [pick] });
    }
    // the next chunk can have more picks of the last user
    yield users.slice(0, -1);
    users = users.slice(-1);
  }
  yield users;
}
