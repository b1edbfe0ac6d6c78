import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Services } from '#sources/services.ts';
import { alertGames, alertMoments, alertSubscriptions } from '../tables.ts';
import { dueAlertsJob, newMomentsJob, oldAlertsJob, pausedPushJob } from './alert-jobs.ts';
import { giveAlerts } from './give-alerts.ts';
import { createAlertPushes, type ObserveAlert } from './push-alert.ts';
import { sendPaused, sendQueued } from './send-alerts.ts';

/** ms for which alerts are kept */
export const alertsKept = 2 * 86_400_000;
/** ms after the end of a game, after which the subscription to it ends */
const gameKept = 12 * 3_600_000;

/** Gives, sends and deletes alerts from now on. */
export async function workOnAlerts(
  services: Pick<Services, 'db' | 'clock' | 'realNow' | 'contact' | 'publicUrl' | 'network' | 'jobs'>,
  observe: ObserveAlert,
): Promise<void> {
  const { db, clock, jobs } = services;
  const { pushAll, send } = createAlertPushes(services, observe);
  await jobs.work(newMomentsJob, (found) => giveAlerts(services, found));
  await jobs.work(dueAlertsJob, ({ userIds }) => sendQueued(services, userIds, { push: pushAll, observe }));
  await jobs.work(pausedPushJob, (paused) => sendPaused(services, paused, send));
  await jobs.work(oldAlertsJob, async () => {
    const now = clock.now();
    const ended = db
      .select({ gamePk: alertMoments.gamePk })
      .from(alertMoments)
      .where(and(eq(alertMoments.kind, 'final'), lt(alertMoments.arrivedAt, new Date(now - gameKept))));
    await db
      .delete(alertSubscriptions)
      .where(and(eq(alertSubscriptions.subject, 'game'), inArray(alertSubscriptions.subjectId, ended)));
    const before = new Date(now - alertsKept);
    await db.delete(alertMoments).where(lt(alertMoments.arrivedAt, before));
    await db.delete(alertGames).where(lt(alertGames.readAt, before));
  });
}
