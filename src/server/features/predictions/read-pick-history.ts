import { sql } from 'drizzle-orm';
import type { PickHistory } from '#contract/predictions.ts';
import { picks } from '#server/db/schema.ts';
import type { Db } from '#server/db/open-db.ts';
import { InvalidInput } from '#server/http/errors/app-error.ts';
import { readOwnPicks } from './history/read-own-picks.ts';

const pageSize = 100;
const cursor = /^(\d{4}-\d{2}-\d{2})_(\d{1,9})$/;

function olderThan(before: string | undefined) {
  if (before === undefined) return undefined;
  const [, day, gamePk] = cursor.exec(before) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day)))
    throw new InvalidInput({ before: 'must be a cursor from an earlier response' });
  return sql`(${picks.officialDate}, ${picks.gamePk}) < (${day}::date, ${Number(gamePk)}::integer)`;
}

/** Reads a page of a user's own picks; `before` is the `next` of the page before. */
export async function readPickHistory(
  db: Db,
  { userId, now, before }: { userId: number; now: number; before: string | undefined },
): Promise<PickHistory> {
  const page = await readOwnPicks(db, { userId, now, where: olderThan(before), limit: pageSize });
  const last = page.length === pageSize ? page.at(-1)?.pick : undefined;
  return {
    picks: page.map(({ pick, history }) => ({ ...pick, history })),
    next: last ? `${last.officialDate}_${last.gamePk}` : null,
  };
}
