import { sql } from 'drizzle-orm';
import type { User } from '../contract/accounts.ts';
import { totalsUntil, type Viewer } from '#rules/viewer/viewer.ts';
import type { Db } from '#platform/db/open-db.ts';
import { runPrepared } from '#platform/db/open-db.ts';
import type { UserId } from '#platform/http/endpoints/authorized.ts';
import type { RequestViewer, Shown } from '#platform/viewer/server/viewer.ts';
import { readUser } from './user-record.ts';

type Later = { score: number; correct: number; wrong: number; streak: number | null; longest: number };

/** The grades of a user after a time, the streak before the first of them, and the longest streak until then. */
function readLaterGrades(db: Db, id: UserId, instant: Date): Promise<Later[]> {
  return runPrepared<Later>(
    db,
    sql`
    select coalesce(sum(p.bases) filter (where p.settled_at > ${instant}), 0)::integer as score,
      (count(*) filter (where p.settled_at > ${instant} and p.outcome = 'correct'))::integer as correct,
      (count(*) filter (where p.settled_at > ${instant} and p.outcome = 'wrong'))::integer as wrong,
      (array_agg(p.streak_before order by g.starts_at, p.game_pk)
        filter (where p.settled_at > ${instant} and p.streak_before is not null))[1]::integer as streak,
      coalesce(max(p.streak_after) filter (where p.settled_at <= ${instant}), 0)::integer as longest
    from picks p join games g on g.game_pk = p.game_pk
    where p.user_id = ${id} and p.settled_at is not null`,
  );
}

/** Reads a user's own record with the totals that the viewer may see. `now`: epoch ms, league clock */
export async function readUserAt(db: Db, id: UserId, { viewer, now }: { viewer: Viewer; now: number }): Promise<User> {
  const user = await readUser(db, id);
  const instant = totalsUntil(viewer, now);
  const [later] = instant === null ? [] : await readLaterGrades(db, id, new Date(instant));
  if (later === undefined || later.correct + later.wrong === 0) return user;
  return {
    ...user,
    totalScore: user.totalScore - later.score,
    totalGuessesCorrect: user.totalGuessesCorrect - later.correct,
    totalGuessesIncorrect: user.totalGuessesIncorrect - later.wrong,
    currentStreak: later.streak ?? user.currentStreak,
    longestStreak: later.longest,
  };
}

export type ViewerAt = { viewer: Pick<RequestViewer, 'show'>; now: number };

/** The user's own record, as the viewer may see it. */
export function showUser(db: Db, id: UserId, { viewer: { show }, now }: ViewerAt): Promise<Shown<User>> {
  return show((viewer) => readUserAt(db, id, { viewer, now }));
}
