import {
  dayPicks,
  submitPick as submitEndpoint,
  userPicks,
  withdrawPick as withdrawEndpoint,
  type PickCursor,
  type PickHistory,
  type DayPicks,
} from '../contract/picks.ts';
import {
  ownConfidences,
  removeConfidence as removeConfidenceEndpoint,
  setConfidence as setConfidenceEndpoint,
  type OwnConfidence,
} from '../contract/confidence.ts';
import { picksFile } from '../contract/picks-file.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import { type Db, runBuilt } from '#platform/db/open-db.ts';
import { serveData, serveFile } from '#platform/http/endpoints/serve-data.ts';
import { pickingClosedMessage, type PickableGames, createPickableGames } from './pickable-games.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import { sql, eq } from 'drizzle-orm';
import { readOwnConfidences } from './read-confidences.ts';
import type { CreateRateLimit } from '#platform/http/rate-limit.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type Crowds, removePick } from './write-pick.ts';
import { type Viewer, hidesGame, hidesTopic } from '#rules/viewer/viewer.ts';
import { isOpenForPicks } from '#rules/picks/lock.ts';
import { picks, games } from '#platform/db/schema.ts';
import { toPickable } from '#features/settlement/server/record-game.ts';
import { readOwnPicks, type PickWithHistory } from './read-own-picks.ts';
import { readPickLines } from './read-pick-lines.ts';
import { submitPick } from './submit-pick.ts';

const minute = 60_000;

type Parts = { db: Db; client: StatsApiClient; clock: Clock; crowds: Crowds; createRateLimit: CreateRateLimit };

export function pickRoutes({ db, client, clock, crowds, createRateLimit }: Parts) {
  const pickableGames = createPickableGames({ db, client, clock });
  const changesPerPick = createRateLimit('changesPerPick', { max: 20, windowMs: 10 * minute });
  return {
    submitPick: serveData(submitEndpoint, async ({ body }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${body.game_Id}`);
      return submitPick({ db, pickableGames }, { request: body, userId: user.id, now });
    }),
    withdrawPick: serveData(withdrawEndpoint, async ({ params: { gamePk } }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return withdrawPick({ db, pickableGames }, { gamePk, userId: user.id, now });
    }),
    setConfidence: serveData(setConfidenceEndpoint, async ({ params: { gamePk }, body }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return setConfidence({ db, pickableGames }, { gamePk, userId: user.id, now }, body.percent);
    }),
    removeConfidence: serveData(removeConfidenceEndpoint, async ({ params: { gamePk } }, { user, now }) => {
      await changesPerPick.take(`${user.id} ${gamePk}`);
      return removeConfidence({ db, pickableGames }, { gamePk, userId: user.id, now });
    }),
    ownConfidences: serveData(ownConfidences, async ({ params, query }) => ({
      confidences: await readOwnConfidences(db, params.id, query.date),
    })),
    dayPicks: serveData(dayPicks, ({ query: { date } }, { user, now, viewer: { show } }) =>
      show((viewer) =>
        readDayPicks({ db, crowds }, { date: date ?? baseballDay(now), userId: user?.id ?? null, now, viewer }),
      ),
    ),
    userPicks: serveData(userPicks, ({ params, query: { before } }, { now, viewer: { show } }) =>
      show((viewer) => readPickHistory(db, { userId: params.id, now, before, viewer })),
    ),
    picksFile: serveFile(picksFile, 'called-shot-picks.csv', ({ params }, { viewer: { show } }) =>
      // a file of all picks is not hidden
      show(({ instant }) => readPickLines(db, params.id, instant)),
    ),
  };
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

type DayPicksQuery = {
  date: string;
  userId: number | null;
  now: number;
  viewer: Viewer;
};

/** Reads the locks and crowds of a day, and the picks of the user if signed in. Times are epoch ms, league clock. */
export async function readDayPicks(
  { db, crowds }: { db: Db; crowds: Crowds },
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

type ChangeConfidenceParts = { db: Db; pickableGames: PickableGames };
/** `now`: epoch ms, league clock */
type Change = { gamePk: number; userId: Authorized<UserId>; now: number };

/** Refreshes the game if its stored state may be outdated, then runs a change that needs an open game. */
async function changeIfOpen(
  { pickableGames }: ChangeConfidenceParts,
  { gamePk }: Change,
  { change, missing }: { change: () => Promise<{ isOpen: boolean; winnerId: number | null }>; missing: string },
): Promise<number> {
  const game = await pickableGames.read(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  const { isOpen, winnerId } = await change();
  if (!isOpen) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (winnerId === null) throw new NotFound(missing);
  return winnerId;
}

/** Sets how sure the user is of a pick, in percent. */
async function setConfidence(parts: ChangeConfidenceParts, change: Change, percent: number): Promise<OwnConfidence> {
  const pick = { ...change, now: new Date(change.now) };
  const winnerId = await changeIfOpen(parts, change, {
    change: () => writeConfidence(parts.db, pick, percent),
    missing: 'There is no pick of this game.',
  });
  return { gamePk: change.gamePk, winnerId, percent };
}

async function removeConfidence(parts: ChangeConfidenceParts, change: Change): Promise<{ gamePk: number }> {
  const pick = { ...change, now: new Date(change.now) };
  await changeIfOpen(parts, change, {
    change: () => deleteConfidence(parts.db, pick),
    missing: 'There is no confidence to remove.',
  });
  return { gamePk: change.gamePk };
}

type OwnPick = { userId: Authorized<UserId>; gamePk: number; now: Date };

/** Locks the row of the game, so that an update that closes the game takes effect before or after the whole statement. */
const openPick = ({ userId, gamePk, now }: OwnPick) => sql`
  game as materialized (
    select game_pk, official_date from games
    where game_pk = ${gamePk} and phase = 'open' and no_picks_reason is null and (locks_at is null or ${now} < locks_at)
    for share
  ), pick as (
    select p.user_id, p.game_pk, p.official_date, p.winner_id from game join picks p using (game_pk, official_date)
    where p.user_id = ${userId} and (p.outcome is null or p.outcome = 'void')
  )`;

type Written = { isOpen: boolean; winnerId: number | null };

/** Sets the confidence (percent) of a pick, if its game is open. `winnerId`: of the pick; null if there is none. */
export async function writeConfidence(db: Db, pick: OwnPick, percent: number): Promise<Written> {
  const { rows } = await db.execute<Written>(sql`
    with ${openPick(pick)}, written as (
      insert into pick_confidences (user_id, game_pk, official_date, winner_id, percent)
      select user_id, game_pk, official_date, winner_id, ${percent}::smallint from pick
      on conflict (user_id, game_pk) do update
      set official_date = excluded.official_date, winner_id = excluded.winner_id, percent = excluded.percent
      returning winner_id
    )
    select exists (select from game) as "isOpen", (select winner_id from written) as "winnerId"`);
  return rows[0] ?? { isOpen: false, winnerId: null };
}

/** Deletes the confidence of a pick, if its game is open. `winnerId`: of the pick; null if it had no confidence. */
export async function deleteConfidence(db: Db, pick: OwnPick): Promise<Written> {
  const { rows } = await db.execute<Written>(sql`
    with ${openPick(pick)}, removed as (
      delete from pick_confidences c using pick
      where c.user_id = pick.user_id and c.game_pk = pick.game_pk
      returning c.winner_id
    )
    select exists (select from game) as "isOpen", (select winner_id from removed) as "winnerId"`);
  return rows[0] ?? { isOpen: false, winnerId: null };
}

/** Withdraws a pick. `now` (epoch ms, league clock): the time of the request. */
export async function withdrawPick(
  { db, pickableGames }: { db: Db; pickableGames: PickableGames },
  { gamePk, userId, now }: { gamePk: number; userId: Authorized<UserId>; now: number },
): Promise<{ gamePk: number }> {
  const game = await pickableGames.read(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  if (!isOpenForPicks(game, now)) throw new AppError('prediction_locked', pickingClosedMessage(game));
  const { isOpen, isRemoved } = await removePick(db, { userId, gamePk }, new Date(now));
  if (!isOpen) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (!isRemoved) throw new NotFound('There is no pick to withdraw.');
  return { gamePk };
}

type GradeEvent = PickWithHistory['history'][number];

const isGrade = ({ kind }: GradeEvent): boolean => kind === 'graded' || kind === 'corrected';

/** What a pick has only after its grade. */
const withoutFigures = { streakBefore: null, streakAfter: null, bases: null };

/** The pick without a grade of a time after `instant` (epoch ms, league clock). Its lock stays that of the present. */
function withoutLaterGrade(own: PickWithHistory, instant: number): PickWithHistory {
  const { pick } = own;
  const history = own.history.filter((event) => event.at <= instant || !isGrade(event));
  // the state follows from the game, before the pick is graded
  const isDecided = pick.state === 'correct' || pick.state === 'wrong';
  if (history.length === own.history.length && (!isDecided || history.some(isGrade))) return own;
  return {
    pick: { ...pick, ...withoutFigures, state: 'locked', lastEvent: history.at(-1) ?? pick.lastEvent },
    score: null,
    history,
  };
}

/** The event without the streak, which shows how earlier picks ended. */
const withoutStreak = (event: GradeEvent): GradeEvent =>
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
