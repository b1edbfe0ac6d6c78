import { sql, eq } from 'drizzle-orm';
import { type Db, runBuilt } from '#platform/db/open-db.ts';
import { picks, games } from '#platform/db/schema.ts';
import { isOpenForPicks } from '#rules/picks/lock.ts';
import { type Viewer, hidesGame, hidesTopic } from '#rules/viewer/viewer.ts';
import type { PickCursor, PickEvent, PickHistory, DayPicks } from '../contract/picks.ts';
import type { Crowds } from './crowds.ts';
import { type PickWithHistory, readOwnPicks } from './read-own-picks.ts';
import { toPickable } from './record-game.ts';

const isGrade = ({ kind }: PickEvent): boolean => kind === 'graded' || kind === 'corrected';

/** What a pick has only after its grade. */
const withoutFigures = { streakBefore: null, streakAfter: null, bases: null };

/** The pick without a grade of a time after `instant` (epoch ms, league clock). Its lock stays that of the present. */
function withoutLaterGrade(own: PickWithHistory, instant: number): PickWithHistory {
  const { pick } = own;
  const history = own.history.filter((event) => event.at <= instant || !isGrade(event));
  // the state follows from the game as it is now, before the pick is graded
  const isDecided = ['live', 'correct', 'wrong'].includes(pick.state);
  if (history.length === own.history.length && (!isDecided || history.some(isGrade))) return own;
  return {
    pick: { ...pick, ...withoutFigures, state: 'locked', lastEvent: history.at(-1) ?? pick.lastEvent },
    score: null,
    history,
  };
}

/** The event without the streak, which shows how earlier picks ended. */
const withoutStreak = (event: PickEvent): PickEvent =>
  isGrade(event) ? { ...event, text: 'The pick was graded.' } : event;

/** Without the outcome of a hidden game, and without streaks and bases. */
function withoutOutcome(own: PickWithHistory, hidden: Viewer['hidden']): PickWithHistory {
  const { pick, history } = own;
  const { gamePk, winnerId, loserId } = pick;
  if (hidesGame(hidden, { gamePk, teams: { away: { id: winnerId }, home: { id: loserId } } })) {
    const ungraded = withoutLaterGrade(own, Number.NEGATIVE_INFINITY);
    if (ungraded.pick.state === 'open' || ungraded.pick.state === 'void') return own;
    return { ...ungraded, pick: { ...ungraded.pick, state: 'locked' } };
  }
  return {
    pick: { ...pick, ...withoutFigures, lastEvent: withoutStreak(pick.lastEvent) },
    score: own.score,
    history: history.map(withoutStreak),
  };
}

/** The pick as a viewer may see it. */
export function showPick(own: PickWithHistory, { instant, hidden }: Viewer): PickWithHistory {
  const known = instant === null ? own : withoutLaterGrade(own, instant);
  return hidesTopic(hidden, 'picks') ? withoutOutcome(known, hidden) : known;
}

const pageSize = 100;

function olderThan(before: PickCursor | undefined) {
  if (before === undefined) return undefined;
  const { officialDate, gamePk } = before;
  return sql`(${picks.officialDate}, ${picks.gamePk}) < (${officialDate}::date, ${gamePk}::integer)`;
}

type HistoryQuery = {
  userId: number;
  /** epoch ms (league clock) */
  now: number;
  before: PickCursor | undefined;
  viewer: Viewer;
};

/** Reads a page of a user's own picks; `before` is the `next` of the page before. */
export async function readPickHistory(db: Db, { userId, now, before, viewer }: HistoryQuery): Promise<PickHistory> {
  const page = await readOwnPicks(db, { userId, now, where: olderThan(before), limit: pageSize });
  const last = page.length === pageSize ? page.at(-1)?.pick : undefined;
  return {
    picks: page.map((own) => {
      const { pick, score, history } = showPick(own, viewer);
      return { ...pick, score, history };
    }),
    next: last ? `${last.officialDate}_${last.gamePk}` : null,
  };
}

type DayPicksQuery = { date: string; userId: number | null; now: number; viewer: Viewer };

/** Reads the locks and crowds of a day, and the picks of the user if signed in. Times are epoch ms, league clock. */
export async function readDayPicks(
  db: Db,
  crowds: Crowds,
  { date, userId, now, viewer }: DayPicksQuery,
): Promise<DayPicks> {
  // includes void picks of games that moved to this day
  const ofDay = sql`${picks.gamePk} in (select game_pk from games where official_date = ${date}
    union select game_pk from picks where user_id = ${userId} and official_date = ${date})`;
  const [rows, own] = await Promise.all([
    runBuilt(db.select().from(games).where(eq(games.officialDate, date)).orderBy(games.gamePk)),
    userId === null ? [] : readOwnPicks(db, { userId, now, where: ofDay }),
  ]);
  const dayGames = rows.map(toPickable);
  const crowdByGame = await crowds.read(dayGames.filter((game) => !isOpenForPicks(game, now)));
  return {
    date,
    games: dayGames.map((game) => ({
      gamePk: game.gamePk,
      locksAt: game.locksAt,
      isOpen: isOpenForPicks(game, now),
      crowd: crowdByGame.get(game.gamePk) ?? null,
    })),
    picks: own.map((each) => showPick(each, viewer).pick),
  };
}
