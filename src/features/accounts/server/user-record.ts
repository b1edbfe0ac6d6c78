import { eq, sql } from 'drizzle-orm';
import { lockUser } from '#platform/db/lock-user.ts';
import { type Db, runPrepared } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { createTransactionSteps } from '#platform/db/transaction-steps.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { RequestViewer, Shown } from '#platform/viewer/server/viewer.ts';
import { countedUntil, type Viewer } from '#rules/viewer/viewer.ts';
import type { UserPatch } from '../contract/accounts.ts';
import type { User } from '../contract/session.ts';
import { normalizeUsername, usernameKey } from '../rules/username-rule.ts';
import { usernameSkeleton } from '../rules/username-skeleton.ts';
import { reserveUsername } from './reserved-usernames.ts';

/** Recovery codes are offered to a user who has come back. */
const visitsBeforeRecovery = 3;

/** Reads a user's own record with the totals of the user's picks. Pages need it, so it is one prepared query. */
export async function readUser(db: Db, id: UserId): Promise<User> {
  const [user] = await runPrepared<User>(
    db,
    sql`
    select u.id, u.username, u.favorite_team, u.profile_pic as "profilePic", coalesce(t.total_score, 0) as "totalScore",
      coalesce(t.longest_streak, 0) as "longestStreak", coalesce(t.current_streak, 0) as "currentStreak",
      coalesce(t.correct, 0) as "totalGuessesCorrect", coalesce(t.wrong, 0) as "totalGuessesIncorrect",
      (select count(*) from picks p where p.user_id = ${id})::integer as "totalNumGuesses",
      u.uses_confidence as "usesConfidence",
      case
        when u.favorite_team is null and 'club' <> all (u.declined_offers)
          and exists (select from picks p where p.user_id = ${id}) then 'club'
        when 'recovery' <> all (u.declined_offers) and not exists (select from recovery_codes r where r.user_id = ${id})
          and (select sum(s.visits) from sessions s where s.user_id = ${id}) >= ${visitsBeforeRecovery} then 'recovery'
      end as offer
    from users u left join tallies t on t.user_id = u.id where u.id = ${id}`,
  );
  // the account was deleted after the session was checked
  if (user === undefined) throw new AppError('not_signed_in', 'You need to sign in first.');
  return user;
}

/** Changes the settings on the baseball day `today` (YYYY-MM-DD). `totalNumGuesses` is ignored because the server counts picks. */
export async function updateUser(
  db: Db,
  id: Authorized<UserId>,
  { favorite_team: favorite, profilePic, usesConfidence, declinedOffer }: UserPatch,
  today: string,
): Promise<void> {
  const change = {
    ...(favorite !== undefined && { favoriteTeam: favorite }),
    ...(profilePic !== undefined && { profilePic }),
    ...(usesConfidence !== undefined && { usesConfidence }),
    ...(declinedOffer !== undefined && {
      declinedOffers: sql`array_append(array_remove(${users.declinedOffers}, ${declinedOffer}), ${declinedOffer})`,
    }),
  };
  if (Object.keys(change).length === 0) return;
  await db.transaction(async (tx) => {
    if (favorite !== undefined) {
      // two changes follow each other
      await lockUser(tx, id);
      await onClubChange.run(tx, id, { favorite, today });
    }
    await tx.update(users).set(change).where(eq(users.id, id));
  });
}

/** Deletes a user with everything of the user, in one transaction. */
export async function deleteUser(db: Pick<Db, 'transaction'>, id: Authorized<UserId>, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, id);
    await onAccountDeletion.run(tx, id);
    const [deleted] = await tx.delete(users).where(eq(users.id, id)).returning({ username: users.username });
    if (deleted !== undefined) await reserveUsername(tx, deleted.username, now);
  });
}

/** The columns of `users` that depend on the username. The last two are unique. */
export function usernameColumns(username: string) {
  const normalized = normalizeUsername(username);
  return { username: normalized, usernameKey: usernameKey(username), usernameSkeleton: usernameSkeleton(normalized) };
}

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
  const instant = countedUntil(viewer, 'picks', now);
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

/** `today`: the baseball day of the change, YYYY-MM-DD */
type Change = { favorite: number | null; today: string };

/** The user's row is locked. */
export const onClubChange = createTransactionSteps<[id: Authorized<UserId>, change: Change]>('a change of the club');

/** The user's row is locked, and deleted afterwards. */
export const onAccountDeletion = createTransactionSteps<[id: Authorized<UserId>]>('a deleted account');

/** Reads the id of a user. Throws `NotFound` for an unknown username. */
export async function readUserId(db: Db, username: string): Promise<number> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row === undefined) throw new NotFound('There is no user with this name.');
  return row.id;
}
