import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#platform/db/open-db.ts';
import { picks } from '#platform/db/schema.ts';
import type { Services } from '#sources/services.ts';
import { dueTime } from '../rules/decide-alerts.ts';
import { onePerCause, wantsMoment } from '../rules/wanted-moments.ts';
import { alertSubscriptions } from '../tables.ts';
import { newMomentsJob } from './alert-jobs.ts';
import { readAlertViewers } from './sign-in-viewers.ts';
import { addAlerts } from './stored-alerts.ts';
import { type NewMoment, readMoments } from './stored-moments.ts';

const pageSize = 250;
/** parts of the users that processes work on at the same time */
const shards = 4;

type NewMoments = z.infer<typeof newMomentsJob.data>;

/** Users by number: those after one, until another one; null: the last of all */
type Range = { after: number; until: number | null };

/** The next users with a subscription that can want one of the moments of a game, in order. */
async function readUsers(db: Db, moments: readonly NewMoment[], { after, until }: Range): Promise<number[]> {
  const [first] = moments;
  if (first === undefined) return [];
  const { gamePk, awayId, homeId } = first;
  const players = JSON.stringify(moments.flatMap(({ playerId }) => playerId ?? []));
  const hasUnusual = moments.some(({ isUnusual }) => isUnusual);
  const hasPick = moments.some(({ pickClub }) => pickClub !== null);
  const { rows } = await db.execute<{ userId: number }>(sql`
    select user_id as "userId" from (
      select user_id from alert_subscriptions
      where subject = 'club' and subject_id in (${awayId}, ${homeId}) and user_id > ${after}
      union
      select user_id from alert_subscriptions where subject = 'game' and subject_id = ${gamePk} and user_id > ${after}
      union
      select user_id from alert_subscriptions
      where subject = 'player' and subject_id in (select value::integer from jsonb_array_elements_text(${players}::jsonb))
        and user_id > ${after}
      union
      select user_id from alert_subscriptions
      where ${hasUnusual}::boolean and subject = 'unusual' and subject_id = 0 and user_id > ${after}
      union
      select s.user_id from picks p join alert_subscriptions s on s.user_id = p.user_id and s.subject = 'picks' and s.subject_id = 0
      where ${hasPick}::boolean and p.game_pk = ${gamePk} and p.user_id > ${after}
    ) wanting where ${until}::integer is null or user_id <= ${until} order by user_id limit ${pageSize}`);
  return rows.map(({ userId }) => userId);
}

type Giving = Pick<Services, 'db' | 'clock' | 'realNow' | 'jobs'>;

/**
 * Gives a page of users an alert of each new moment that they want, due when their own page shows it, and leaves the others to further
 * work, in shards if they are many. Repeated, it changes nothing.
 */
export async function giveAlerts(services: Giving, { keys, ...range }: NewMoments): Promise<void> {
  const { db, jobs } = services;
  const moments = await readMoments(db, keys);
  const userIds = await readUsers(db, moments, range);
  await giveTo(services, moments, userIds);
  if (userIds.length < pageSize) return;
  const after = userIds.at(-1) ?? 0;
  if (range.until !== null) return jobs.send(newMomentsJob, { keys, after, until: range.until });
  const { rows } = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0)::integer as last from users`);
  const size = Math.ceil(((rows[0]?.last ?? 0) - after) / shards);
  for (let shard = 0; shard < shards; shard += 1)
    await jobs.send(newMomentsJob, { keys, after: after + shard * size, until: after + (shard + 1) * size });
}

async function giveTo({ db, clock, realNow }: Giving, moments: NewMoment[], userIds: number[]): Promise<void> {
  const [first] = moments;
  if (userIds.length === 0 || first === undefined) return;
  const [choices, ownPicks, viewerOf] = await Promise.all([
    db.select().from(alertSubscriptions).where(inArray(alertSubscriptions.userId, userIds)),
    db
      .select({ userId: picks.userId, winnerId: picks.winnerId, officialDate: picks.officialDate })
      .from(picks)
      .where(and(eq(picks.gamePk, first.gamePk ?? 0), inArray(picks.userId, userIds))),
    readAlertViewers(db, userIds, { now: clock.now(), realNow: realNow() }),
  ]);
  const choicesOf = Map.groupBy(choices, ({ userId }) => userId);
  const pickOf = new Map(ownPicks.map((pick) => [pick.userId, pick]));
  const given = userIds.flatMap((userId) => {
    const pick = pickOf.get(userId);
    const isOwn = ({ pickClub, pickDate }: NewMoment) =>
      pickClub === null || (pickClub === pick?.winnerId && pickDate === pick.officialDate);
    const wanted = moments.filter(
      (moment) => isOwn(moment) && (choicesOf.get(userId) ?? []).some((choice) => wantsMoment(choice, moment)),
    );
    return onePerCause(wanted).map((moment) => ({ userId, moment, dueAt: dueTime(moment, viewerOf(userId)) }));
  });
  await addAlerts(db, given);
}
