import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Evening } from '../../contract/my-picks.ts';
import { baseballHour, baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import type { Db } from '#platform/db/open-db.ts';
import { finalGames, games, picks } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { picksAtInstant } from './day/picks-at-instant.ts';
import { readCards } from './day/read-cards.ts';
import { firstPitchOf, toDayPick, toStandingPick } from './day/to-day-pick.ts';

type Parts = { db: Db; client: StatsApiClient; shownGames: ShownGames };

/** `now`, `instant`: epoch ms, league clock; `instant`: what the viewer sees, null: now */
type EveningQuery = { userId: number; date: string; now: number; instant: number | null };

/** Reads the current evening of a viewer. If the schedule is not available, no game of the day before counts as played. */
export async function readCurrentEvening(
  { client, shownGames }: Pick<Parts, 'client' | 'shownGames'>,
  { now, instant }: Pick<EveningQuery, 'now' | 'instant'>,
): Promise<string> {
  const at = instant ?? now;
  const early = eveningAt(at, false);
  if (baseballHour(at) < 5) return early;
  const before = await readSchedule(client, { date: addDays(baseballDay(at), -1), level: 1 }).catch(() => null);
  if (before === null) return early;
  const cards = await shownGames.cards(before.value, before.asOf, { instant, hidden: null });
  return eveningAt(at, cards.some(isLive));
}

async function readNeighbors(db: Db, userId: number, date: string) {
  const day = picks.officialDate;
  const [neighbors] = await db
    .select({
      previous: sql<string | null>`max(${day}) filter (where ${day} < ${date})`,
      next: sql<string | null>`min(${day}) filter (where ${day} > ${date})`,
    })
    .from(picks)
    .where(eq(picks.userId, userId));
  return neighbors ?? { previous: null, next: null };
}

async function readDecidingPlays(db: Db, gamePks: readonly number[]) {
  const rows = await db
    .select({ gamePk: finalGames.gamePk, play: finalGames.decidingPlay })
    .from(finalGames)
    .where(inArray(finalGames.gamePk, [...gamePks]));
  return new Map(rows.map(({ gamePk, play }) => [gamePk, play]));
}

/** Reads a user's picks of a day with the results that the viewer knows. Throws `NotFound` if there are none. */
export async function readEvening(parts: Parts, { userId, date, now, instant }: EveningQuery): Promise<Evening> {
  const { db } = parts;
  const rows = await db
    .select({ pick: picks, game: games })
    .from(picks)
    .innerJoin(games, eq(games.gamePk, picks.gamePk))
    .where(and(eq(picks.userId, userId), eq(picks.officialDate, date)));
  if (rows.length === 0) throw new NotFound('There are no picks of this day.');
  const stored = picksAtInstant({ tally: null, season: '', picks: rows }, instant).picks;
  const wanted = stored.map(({ pick: { gamePk }, game: { level } }) => ({ gamePk, level, date }));
  const gamePks = wanted.map(({ gamePk }) => gamePk);
  const [{ byGame }, plays, neighbors] = await Promise.all([
    readCards(parts, { dates: [date], instant }, wanted),
    readDecidingPlays(db, gamePks),
    readNeighbors(db, userId, date),
  ]);
  const inOrder = stored.toSorted(
    (one, other) => firstPitchOf(one) - firstPitchOf(other) || one.pick.gamePk - other.pick.gamePk,
  );
  const shown = inOrder.flatMap((each) => {
    const card = byGame.get(each.pick.gamePk);
    return card === undefined ? [] : [toStandingPick(each, card, now)];
  });
  const graded = inOrder.filter(({ pick }) => pick.bases !== null);
  const wrong = graded.filter(({ pick }) => pick.outcome === 'wrong');
  return {
    date,
    correct: graded.length - wrong.length,
    wrong: wrong.length,
    bases: graded.reduce((sum, { pick }) => sum + (pick.bases ?? 0), 0),
    streak: graded.at(-1)?.pick.streakAfter ?? null,
    endedStreak: Math.max(0, ...wrong.map(({ pick }) => pick.streakBefore ?? 0)),
    rank: null,
    rankBefore: null,
    picks: shown.map((each) => ({
      ...toDayPick(each, { worth: gradeOf(each.pick), forecast: null }),
      decidingPlay: each.state === 'correct' || each.state === 'wrong' ? (plays.get(each.pick.gamePk) ?? null) : null,
    })),
    ...neighbors,
  };
}

type Grade = Pick<typeof picks.$inferSelect, 'bases' | 'streakBefore' | 'streakAfter' | 'longestBefore'>;

const gradeOf = ({ bases, streakBefore, streakAfter, longestBefore }: Grade) =>
  bases === null
    ? undefined
    : { bases, streakBefore: streakBefore ?? 0, streakAfter: streakAfter ?? 0, longestBefore: longestBefore ?? 0 };
