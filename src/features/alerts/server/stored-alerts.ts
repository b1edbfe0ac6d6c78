import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/open-db.ts';
import type { AlertMoment } from '../rules/alert-moment.ts';
import { alertMoments, alerts } from '../tables.ts';
import { type NewMoment, toAlertMoment } from './stored-moments.ts';

/** ms; what was sent before counts for the limits, and for what was said of a game */
const counted = 12 * 3_600_000;

type StoredAlert = {
  userId: number;
  /** null: it was summed up */
  state: 'queued' | 'sent' | null;
  /** epoch ms, league clock */
  at: number;
  moment: AlertMoment;
};

/** The alerts of some users that are queued, were sent in the last hours, or were summed up. `now`: epoch ms, league clock */
export async function readStoredAlerts(
  tx: Pick<Tx, 'select'>,
  userIds: number[],
  now: number,
): Promise<Map<number, StoredAlert[]>> {
  const { userId, state, decidedAt } = alerts;
  const rows = await tx
    .select({ userId, state, decidedAt, moment: alertMoments })
    .from(alerts)
    .innerJoin(alertMoments, eq(alertMoments.key, alerts.momentKey))
    .where(
      and(
        inArray(alerts.userId, userIds),
        gt(alerts.arrivedAt, new Date(now - counted)),
        or(inArray(alerts.state, ['queued', 'sent']), isNotNull(alerts.summedAt)),
      ),
    );
  return Map.groupBy(
    rows.map((row) => ({
      userId: row.userId,
      state: row.state === 'queued' || row.state === 'sent' ? row.state : null,
      at: row.decidedAt?.getTime() ?? now,
      moment: toAlertMoment(row.moment),
    })),
    (row) => row.userId,
  );
}

/** What alerts said to a user, also in sums. */
export function saidTo(stored: ReadonlyMap<number, StoredAlert[]>, userId: number): AlertMoment[] {
  return (stored.get(userId) ?? []).flatMap(({ state, moment }) => (state === 'queued' ? [] : [moment]));
}

/** Adds alerts that wait until they are due (epoch ms, league clock). Repeated, it changes nothing. */
export async function addAlerts(
  db: Pick<Db, 'execute'>,
  given: readonly { userId: number; moment: NewMoment; dueAt: number }[],
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ userId, moment: { key, arrivedAt }, dueAt }) => ({
    userId,
    key,
    arrivedAt: new Date(arrivedAt),
    dueAt: new Date(dueAt),
  }));
  await db.execute(sql`
    insert into alerts (user_id, moment_key, arrived_at, due_at, state)
    select g."userId", g.key, g."arrivedAt", g."dueAt", 'waiting'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g ("userId" integer, key text, "arrivedAt" timestamptz, "dueAt" timestamptz)
    on conflict do nothing`);
}
