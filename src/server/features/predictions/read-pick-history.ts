import { sql } from 'drizzle-orm';
import type { PickHistory } from '#contract/predictions.ts';
import { picks } from '#server/db/schema.ts';
import type { Db } from '#server/db/open-db.ts';
import { InvalidInput } from '#server/http/errors/app-error.ts';
import { readOwnPicks } from './read-own-picks.ts';

const pageSize = 100;
const place = /^(\d{4}-\d{2}-\d{2})_(\d{1,9})$/;

function olderThan(before: string | undefined) {
  if (before === undefined) return undefined;
  const [, day, gamePk] = place.exec(before) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day)))
    throw new InvalidInput({ before: 'must be a place that an answer gave' });
  return sql`(${picks.officialDate}, ${picks.gamePk}) < (${day}::date, ${Number(gamePk)}::integer)`;
}

/** A page of a fan's own ledger; `before` as the page before gave it. */
export async function readPickHistory(
  db: Db,
  { userId, now, before }: { userId: number; now: number; before: string | undefined },
): Promise<PickHistory> {
  const told = await readOwnPicks(db, { userId, now, where: olderThan(before), limit: pageSize });
  const last = told.length === pageSize ? told.at(-1)?.pick : undefined;
  return {
    picks: told.map(({ pick, history }) => ({ ...pick, history })),
    next: last ? `${last.officialDate}_${last.gamePk}` : null,
  };
}
