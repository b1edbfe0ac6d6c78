import { and, eq, sql } from 'drizzle-orm';
import { readLateDay } from '#features/games/server/game-instants.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { Db } from '#platform/db/open-db.ts';
import { finalGames, games, picks } from '#platform/db/schema.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import { eveningAt, eveningRecord } from '#rules/picks/evening.ts';
import type { Services } from '#sources/services.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import type { Evening } from '../contract/my-picks.ts';
import { picksAtInstant } from './picks-at-instant.ts';
import { readCards } from './read-stored-picks.ts';
import { byFirstPitchOf, joinCards, toDayPick } from './to-day-pick.ts';

/** `now`, `instant`: epoch ms, league clock; `instant`: what the viewer sees, null: now */
export type EveningQuery = { userId: number; date: string; now: number; instant: number | null };

/** Reads the current evening of a viewer. If the schedule is not available, no game of the day before counts as played. */
export async function readCurrentEvening(
  client: StatsApiClient,
  shownGames: ShownGames,
  { now, instant }: Pick<EveningQuery, 'now' | 'instant'>,
): Promise<string> {
  const at = instant ?? now;
  const before = await readLateDay(client, at, majorLeagueLevel);
  if (before === null) return eveningAt(at);
  const cards = await shownGames.cards(before.value, before.asOf, { instant, hidden: null });
  return eveningAt(at, cards.some(isLive));
}

/** Reads a user's picks of a day with their games and deciding plays, and the days of the picks before and after it. */
export async function readStoredEvening(db: Db, userId: number, date: string) {
  const day = picks.officialDate;
  const [rows, [neighbors = { previous: null, next: null }]] = await Promise.all([
    db
      .select({ pick: picks, game: games, decidingPlay: finalGames.decidingPlay })
      .from(picks)
      .innerJoin(games, eq(games.gamePk, picks.gamePk))
      .leftJoin(finalGames, eq(finalGames.gamePk, picks.gamePk))
      .where(and(eq(picks.userId, userId), eq(day, date))),
    db
      .select({
        previous: sql<string | null>`max(${day}) filter (where ${day} < ${date})`,
        next: sql<string | null>`min(${day}) filter (where ${day} > ${date})`,
      })
      .from(picks)
      .where(eq(picks.userId, userId)),
  ]);
  return { rows, neighbors };
}

/** Reads a user's picks of a day with the results that the viewer knows. Throws `NotFound` if there are none. */
export async function readEvening(
  { db, client }: Pick<Services, 'db' | 'client'>,
  shownGames: ShownGames,
  { userId, date, now, instant }: EveningQuery,
): Promise<Evening> {
  const { rows, neighbors } = await readStoredEvening(db, userId, date);
  if (rows.length === 0) throw new NotFound('There are no picks of this day.');
  const plays = new Map(rows.map(({ pick, decidingPlay }) => [pick.gamePk, decidingPlay]));
  const stored = picksAtInstant({ tally: null, season: '', picks: rows }, instant).picks;
  const wanted = stored.map(({ pick: { gamePk }, game: { level } }) => ({ gamePk, level, date }));
  const { byGame } = await readCards(client, shownGames, { dates: [date], instant, wanted });
  const shown = joinCards(stored, byGame, { now, instant });
  return {
    date,
    ...eveningRecord(stored.toSorted(byFirstPitchOf).map(({ pick }) => pick)),
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
