import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import { readSubscriptions } from '#features/reminders/server/push-subscriptions.ts';
import { lockUser } from '#platform/db/lock-user.ts';
import type { Db } from '#platform/db/open-db.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import { hidesGame } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import type { AlertSettings, NewSubscription, UserAlert } from '../contract.ts';
import { plainAlert } from '../rules/plain-alert.ts';
import { momentKinds, mostSubscriptions } from '../shapes.ts';
import { alertMoments, alerts, alertSubscriptions } from '../tables.ts';
import { listBrowserViewers, readAlertViewers, readStoredViewers, toJson } from './sign-in-viewers.ts';
import { type NewMoment, toAlertMoment } from './stored-moments.ts';
import { alertsKept } from './work-on-alerts.ts';

async function listSubscriptions(db: Db, userId: UserId) {
  return db
    .select()
    .from(alertSubscriptions)
    .where(eq(alertSubscriptions.userId, userId))
    .orderBy(asc(alertSubscriptions.id));
}

const known = z.array(z.enum(momentKinds)).nullable();

/** The subscriptions of a user, and what counts of the user's browsers. */
export async function readAlertSettings(
  { db, clock, realNow }: Pick<Services, 'db' | 'clock' | 'realNow'>,
  owner: { id: Authorized<UserId>; token: string },
): Promise<AlertSettings> {
  const { id: userId } = owner;
  const times = { now: clock.now(), realNow: realNow() };
  const [rows, viewerOf, viewers, browsers] = await Promise.all([
    listSubscriptions(db, userId),
    readAlertViewers(db, [userId], times),
    listBrowserViewers(db, owner, times),
    readSubscriptions(db, [userId], times.realNow),
  ]);
  const subscriptions = rows.map(({ id, subject, subjectId, preset, kinds }) => ({
    id,
    subject,
    subjectId: subjectId === 0 ? null : subjectId,
    preset,
    kinds: known.parse(kinds),
  }));
  return { subscriptions, viewer: toJson(viewerOf(userId)), viewers, browsers: browsers.length };
}

/** Adds a subscription, or changes that to the same subject. Throws `AppError`. `now`: epoch ms, real time */
export async function storeSubscription(
  db: Db,
  userId: Authorized<UserId>,
  { subject, subjectId, choice }: NewSubscription,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const ofSubject = { subject, subjectId: subjectId ?? 0 };
    await tx
      .insert(alertSubscriptions)
      .values({ userId, ...ofSubject, ...choice, createdAt: new Date(now) })
      .onConflictDoUpdate({
        target: [alertSubscriptions.userId, alertSubscriptions.subject, alertSubscriptions.subjectId],
        set: choice,
      });
    if ((await tx.$count(alertSubscriptions, eq(alertSubscriptions.userId, userId))) > mostSubscriptions)
      throw new AppError('unacceptable', `You can have alerts of at most ${mostSubscriptions}. End one first.`);
  });
}

export async function endSubscription(db: Db, userId: Authorized<UserId>, id: number): Promise<void> {
  await db.delete(alertSubscriptions).where(and(eq(alertSubscriptions.userId, userId), eq(alertSubscriptions.id, id)));
}

/** The alerts of the last two days as a viewer may see them, the newest first. `now`: epoch ms, league clock */
export async function listAlerts(
  db: Db,
  userId: Authorized<UserId>,
  { viewer, now }: { viewer: Viewer; now: number },
): Promise<UserAlert[]> {
  const rows = await db
    .select({ alert: alerts, moment: alertMoments })
    .from(alerts)
    .innerJoin(alertMoments, eq(alertMoments.key, alerts.momentKey))
    .where(and(eq(alerts.userId, userId), gt(alerts.arrivedAt, new Date(now - alertsKept))))
    .orderBy(desc(alerts.arrivedAt), desc(alerts.momentKey));
  const until = viewer.instant ?? now;
  const looks = new Set<number | null>();
  return rows
    .toReversed()
    .flatMap(({ alert, moment: row }) => {
      const moment = toAlertMoment(row);
      const shown = moment.arrivedAt > until ? null : textFor(moment, viewer.hidden);
      if (shown === null || (shown.isLook && looks.has(moment.gamePk))) return [];
      if (shown.isLook) looks.add(moment.gamePk);
      const { key, gamePk, game, arrivedAt, happenedAt } = moment;
      const state = alert.state === 'queued' ? ('waiting' as const) : alert.state;
      const place = shown.isPlain ? null : happenedAt;
      return [{ key, gamePk, game, text: shown.text, happenedAt: place, arrivedAt, state, reason: alert.reason }];
    })
    .toReversed();
}

type Shown = { text: string; isPlain: boolean; isLook: boolean };

/** What a viewer may read of a moment; null: nothing. */
function textFor(moment: NewMoment, hidden: Viewer['hidden']): Shown | null {
  const { gamePk, awayId, homeId, sentence, plainSentence } = moment;
  if (gamePk === null || awayId === null || homeId === null)
    return { text: hidden === null ? sentence : plainSentence, isPlain: hidden !== null, isLook: false };
  if (!hidesGame(hidden, { gamePk, teams: { away: { id: awayId }, home: { id: homeId } } }))
    return { text: sentence, isPlain: false, isLook: false };
  const plain = plainAlert(moment);
  return plain && { text: plain.text, isPlain: true, isLook: plain.part === 'look' };
}

/** The subscriptions to alerts in the export of an account, what each browser has stored for them, and the alerts of the last days. */
export const exportedAlerts = exportedPart(
  z.object({
    subscriptions: z.array(
      z.object({
        subject: z.string(),
        subjectId: z.number().int().nullable(),
        preset: z.string().nullable(),
        kinds: z.array(z.string()).nullable(),
        createdAt: z.string(),
      }),
    ),
    viewers: z.array(
      z.object({
        device: z.string().nullable(),
        delay: z.number().int(),
        heldAt: z.string().nullable(),
        hidesAll: z.boolean(),
        hiddenClubs: z.array(z.number().int()),
      }),
    ),
    alerts: z.array(
      z.object({
        text: z.string().nullable(),
        arrivedAt: z.string(),
        state: z.string(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  async (db, userId) => {
    const [subscriptions, viewers, own] = await Promise.all([
      listSubscriptions(db, userId),
      readStoredViewers(db, userId),
      db.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(asc(alerts.arrivedAt)),
    ]);
    return {
      subscriptions: subscriptions.map(({ subject, subjectId, preset, kinds, createdAt }) => ({
        subject,
        subjectId: subjectId === 0 ? null : subjectId,
        preset,
        kinds,
        createdAt: createdAt.toISOString(),
      })),
      viewers: viewers.map(({ device, viewer: { delay, heldAt, hidesAll, hiddenClubs } }) => ({
        device,
        delay,
        heldAt: heldAt?.toISOString() ?? null,
        hidesAll,
        hiddenClubs,
      })),
      alerts: own.map(({ text, arrivedAt, state, reason }) => ({
        text,
        arrivedAt: arrivedAt.toISOString(),
        state,
        reason,
      })),
    };
  },
);
