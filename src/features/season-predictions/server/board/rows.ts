import { sql, type SQL } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/run-prepared.ts';
import type { StoredContest } from '../read-contest.ts';

type ContestKey = Pick<StoredContest, 'kind' | 'season'>;

/** A position in the order of a board, which is that of the index `season_predictions_by_score`, from its end. */
export type Position = { score: number; userId: number };

/** A row of a board as it is stored. */
export type BoardRow = Position & { username: string; profilePic: string; prediction: object };

/** Rows of a contest that satisfy the condition, without hidden users and without predictions that have no points. */
function select({ kind, season }: ContestKey, condition: SQL): SQL {
  return sql`
    select p.user_id as "userId", u.username, u.profile_pic as "profilePic", p.score, p.prediction
    from season_predictions p join users u on u.id = p.user_id
    where p.kind = ${kind} and p.season = ${season} and p.score is not null and not u.is_hidden and ${condition}`;
}

const adjacent = {
  '<': { condition: sql`<`, order: sql`desc` },
  '<=': { condition: sql`<=`, order: sql`desc` },
  '>': { condition: sql`>`, order: sql`asc` },
  '>=': { condition: sql`>=`, order: sql`asc` },
};

/** Reads the `limit` rows next to a position, best first. `comparison`: greater ones are above it. */
export async function readRowsNear(
  db: Db,
  contest: ContestKey,
  { score, userId }: Position,
  { comparison, limit }: { comparison: keyof typeof adjacent; limit: number },
): Promise<BoardRow[]> {
  const { condition, order } = adjacent[comparison];
  const rows = await runPrepared<BoardRow>(
    db,
    sql`${select(contest, sql`(p.score, p.user_id) ${condition} (${score}::integer, ${userId}::integer)`)}
      order by p.score ${order}, p.user_id ${order} limit ${limit}`,
  );
  return comparison.startsWith('>') ? rows.toReversed() : rows;
}

/** Reads the row of a user by id or by username; null if the user is not on the board. */
export async function readRowOf(db: Db, contest: ContestKey, user: number | string): Promise<BoardRow | null> {
  const condition = typeof user === 'number' ? sql`p.user_id = ${user}` : sql`u.username_key = ${usernameKey(user)}`;
  const [row] = await runPrepared<BoardRow>(db, select(contest, condition));
  return row ?? null;
}
