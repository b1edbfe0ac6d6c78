import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts.ts';
import type { Db } from '#server/db/open-db.ts';
import { practicePicks } from '#server/db/practice-schema.ts';
import { allPicks, pickConfidences, pickEvents, sessions, usernameReports, users } from '#server/db/schema.ts';
import { readAddress } from '#server/features/calendars/pick-addresses.ts';
import { exportSeasonPredictions } from '#server/features/season-predictions/export-season-predictions.ts';
import type { Authorized, UserId } from '#server/http/endpoints/authorized.ts';
import { readMemberships } from '#server/features/private-leagues/read-memberships.ts';
import { listPasskeys } from './passkeys/add-passkey.ts';
import { readUser } from './user-record.ts';

const toText = (time: Date): string => time.toISOString();

type Event = Pick<typeof pickEvents.$inferSelect, 'gamePk' | 'at' | 'kind' | 'detail'>;

/** Adds the event 'made' of archived picks, whose only event is not stored. */
function withFirstEvents(own: (typeof allPicks.$inferSelect)[], events: Event[]): Event[] {
  const withEvents = new Set(events.flatMap(({ gamePk, kind }) => (kind === 'graded' ? [] : [gamePk])));
  const first = own
    .filter(({ gamePk }) => !withEvents.has(gamePk))
    .map(({ gamePk, madeAt: at, winnerId, officialDate }) => ({
      gamePk,
      at,
      kind: 'made',
      detail: { winnerId, officialDate },
    }));
  return [...first, ...events].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Reads all data of an account. `now`: epoch ms, real time. */
export async function exportAccount(db: Db, id: Authorized<UserId>, now: number): Promise<AccountExport> {
  const [
    user,
    [account],
    openSessions,
    ownPasskeys,
    ownPicks,
    confidences,
    practiced,
    events,
    reports,
    calendarSince,
    seasonal,
    leagues,
  ] = await Promise.all([
    readUser(db, id),
    db.select({ email: users.email, createdAt: users.createdAt }).from(users).where(eq(users.id, id)),
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt)),
    listPasskeys(db, id),
    db.select().from(allPicks).where(eq(allPicks.userId, id)).orderBy(asc(allPicks.madeAt), asc(allPicks.gamePk)),
    db.select().from(pickConfidences).where(eq(pickConfidences.userId, id)).orderBy(asc(pickConfidences.gamePk)),
    db.select().from(practicePicks).where(eq(practicePicks.userId, id)).orderBy(asc(practicePicks.gamePk)),
    db.select().from(pickEvents).where(eq(pickEvents.userId, id)).orderBy(asc(pickEvents.id)),
    db.select().from(usernameReports).where(eq(usernameReports.userId, id)).orderBy(asc(usernameReports.at)),
    readAddress(db, id),
    exportSeasonPredictions(db, id),
    readMemberships(db, id),
  ]);
  return {
    exportedAt: toText(new Date(now)),
    user,
    email: account?.email ?? null,
    createdAt: toText(account?.createdAt ?? new Date(now)),
    sessions: openSessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt: toText(createdAt),
      seenAt: toText(seenAt),
      expiresAt: toText(expiresAt),
    })),
    passkeys: ownPasskeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: toText(createdAt),
      usedAt: usedAt === null ? null : toText(usedAt),
    })),
    predictions: ownPicks.map((pick) => ({
      game_Id: pick.gamePk,
      officialDate: pick.officialDate,
      predictedWinnerId: pick.winnerId,
      predictedLoserId: pick.loserId,
      madeAt: toText(pick.madeAt),
      changedAt: toText(pick.changedAt),
      outcome: pick.outcome,
    })),
    confidences: confidences.map(({ gamePk, officialDate, winnerId, percent }) => ({
      game_Id: gamePk,
      officialDate,
      predictedWinnerId: winnerId,
      confidence: percent,
    })),
    practicePicks: practiced.map((pick) => ({
      game_Id: pick.gamePk,
      officialDate: pick.officialDate,
      predictedWinnerId: pick.winnerId,
      predictedLoserId: pick.loserId,
      madeAt: toText(pick.madeAt),
      outcome: pick.outcome,
      bases: pick.bases,
    })),
    calendarAddressCreatedAt: calendarSince === null ? null : toText(calendarSince),
    seasonPredictions: seasonal,
    leagues: leagues.map(({ name, joinedAt, isAdmin }) => ({ name, joinedAt: toText(joinedAt), isAdmin })),
    reports: reports.map(({ username, reason, at }) => ({ username, reason, at: toText(at) })),
    pickEvents: withFirstEvents(ownPicks, events).map(({ gamePk, at, kind, detail }) => ({
      game_Id: gamePk,
      at: toText(at),
      kind,
      detail,
    })),
  };
}
