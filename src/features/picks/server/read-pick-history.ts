import { sql } from 'drizzle-orm';
import type { PickCursor, PickHistory } from '../contract/predictions.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import { picks } from '#platform/db/schema.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readOwnPicks } from './history/read-own-picks.ts';
import { showPick } from './history/show-pick.ts';

const pageSize = 100;

function olderThan(before: PickCursor | undefined) {
  if (before === undefined) return undefined;
  const { officialDate, gamePk } = before;
  return sql`(${picks.officialDate}, ${picks.gamePk}) < (${officialDate}::date, ${gamePk}::integer)`;
}

type HistoryQuery = {
  userId: number;
  /** epoch ms (league clock) */
  now: number;
  before: PickCursor | undefined;
  viewer: Viewer;
};

/** Reads a page of a user's own picks; `before` is the `next` of the page before. */
export async function readPickHistory(db: Db, { userId, now, before, viewer }: HistoryQuery): Promise<PickHistory> {
  const page = await readOwnPicks(db, { userId, now, where: olderThan(before), limit: pageSize });
  const last = page.length === pageSize ? page.at(-1)?.pick : undefined;
  return {
    picks: page.map((own) => {
      const { pick, score, history } = showPick(own, viewer);
      return { ...pick, score, history };
    }),
    next: last ? `${last.officialDate}_${last.gamePk}` : null,
  };
}
