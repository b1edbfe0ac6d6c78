import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '#platform/db/open-db.ts';
import type { Services } from '#sources/services.ts';
import type { AlertViewer } from '../rules/strictest-viewer.ts';
import { summedMs, sumUp } from '../rules/sum-up.ts';
import { alertMoments, alerts } from '../tables.ts';
import { heldUsers, readAlertViewers, type Times } from './sign-in-viewers.ts';
import { addAlerts, readStoredAlerts, saidTo } from './stored-alerts.ts';
import { type NewMoment, toAlertMoment, toMomentRow } from './stored-moments.ts';

/** users in one transaction */
const mostUsers = 200;

/** What a hold held back in the last minutes, and no other alert has said. */
const isUnsaid = (now: number) =>
  and(eq(alerts.reason, 'paused'), isNull(alerts.summedAt), gt(alerts.dueAt, new Date(now - summedMs)));

/**
 * Adds an alert that sums up what waited for each user whose hold is over: resumed, signed out, or too long. Returns the number of users.
 */
export async function endHolds({ db, clock, realNow }: Pick<Services, 'db' | 'clock' | 'realNow'>): Promise<number> {
  const times = { now: clock.now(), realNow: realNow() };
  const users = await db
    .selectDistinct({ userId: alerts.userId })
    .from(alerts)
    .where(and(isUnsaid(times.now), notInArray(alerts.userId, heldUsers(db, times))))
    .limit(mostUsers);
  if (users.length > 0)
    await db.transaction((tx) =>
      addSums(
        tx,
        users.map(({ userId }) => userId),
        times,
      ),
    );
  return users.length;
}

async function addSums(tx: Tx, userIds: number[], times: Times): Promise<void> {
  const { now } = times;
  const stored = await readStoredAlerts(tx, userIds, now);
  const viewerOf = await readAlertViewers(tx, userIds, times);
  // another process may have said it
  const paused = await tx
    .update(alerts)
    .set({ summedAt: new Date(now) })
    .where(and(inArray(alerts.userId, userIds), isUnsaid(now)))
    .returning({ userId: alerts.userId, key: alerts.momentKey });
  const keys = [...new Set(paused.map(({ key }) => key))];
  const rows = keys.length === 0 ? [] : await tx.select().from(alertMoments).where(inArray(alertMoments.key, keys));
  const momentOf = new Map(rows.map((row) => [row.key, toAlertMoment(row)]));
  const sums = [...Map.groupBy(paused, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const moments = own.flatMap(({ key }) => momentOf.get(key) ?? []);
    const viewer = viewerOf(userId);
    const text = sumUp(moments, { viewer, said: saidTo(stored, userId) });
    return text === null ? [] : [{ userId, moment: toSum(text, { viewer, now }) }];
  });
  if (sums.length === 0) return;
  await tx.insert(alertMoments).values(sums.map(({ moment }) => toMomentRow(moment)));
  await addAlerts(
    tx,
    sums.map(({ userId, moment }) => ({ userId, moment, dueAt: now })),
  );
}

function toSum(text: string, { viewer, now }: { viewer: AlertViewer; now: number }): NewMoment {
  // it stays for two days, also after the user is deleted
  const key = `sum:${randomUUID()}`;
  return {
    key,
    gamePk: null,
    kind: 'sum',
    cause: key,
    priority: 3,
    pickClub: null,
    pickDate: null,
    clubId: null,
    playerId: null,
    awayId: null,
    homeId: null,
    game: '',
    isUnusual: false,
    sentence: text,
    plainSentence: 'This sums up what happened while you paused.',
    happenedAt: null,
    arrivedAt: now - viewer.delay * 1000,
  };
}
