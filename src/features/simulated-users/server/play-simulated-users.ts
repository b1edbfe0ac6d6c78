import { sql } from 'drizzle-orm';
import { recordGame } from '#features/picks/server/record-game.ts';
import { submitPicksOfGame } from '#features/picks/server/submit-pick.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import { addDays, daysBetween } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Services } from '#sources/services.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readPastDays } from '#sources/statsapi/schedule/read-past-days.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import {
  type SimulatedSeason,
  picksOfGame,
  longestLeadMs,
  simulatedUsers,
  type ClubRecord,
  type ClubRecords,
} from '../rules.ts';
import { createSimulatedAccounts } from './create-simulated-accounts.ts';
import { type SimulationContext, replayGame, toUpcomingGame } from './replay-game.ts';

const minute = 60_000;
/** real ms; the first visitor's requests are sent before those for the users */
const firstWait = 2000;
const minWait = 2000;

type SimulatedUsersJob = PeriodicJob & {
  /** share (0 to 1) of the past days whose picks are made, while this process makes them; null otherwise */
  readProgress(): number | null;
};

const jobName = 'simulated users';

const noUsers: SimulatedUsersJob = {
  name: jobName,
  start: () => {},
  run: async () => null,
  stop: async () => {},
  readProgress: () => null,
};

/**
 * Creates the job that makes the picks of the simulated users. Only a simulated league has such users, and only its season has a known
 * opening day (YYYY-MM-DD).
 */
export function playSimulatedUsers(
  services: Pick<Services, 'db' | 'client' | 'clock' | 'after' | 'log' | 'league'>,
  { seed, openingDay }: { seed: string; openingDay: string | null },
): SimulatedUsersJob {
  const { clock, after, log, league } = services;
  const { kind, simulatedFans: count } = league;
  if (kind !== 'simulated' || openingDay === null || count === 0) return noUsers;
  const wait = Math.max(minWait, Math.min(minute, (10 * minute) / clock.speed));
  const { play, readProgress } = createDayPlayer(services, {
    season: { seed, openingDay },
    count,
    // a run may be delayed, but a pick must be made before its lock
    horizon: 4 * wait * clock.speed,
  });
  return { ...periodicJob({ name: jobName, work: play, firstWait, wait, after, log }), readProgress };
}

type Playing = {
  season: SimulatedSeason;
  count: number;
  /** league ms; a pick planned within this time is made now */
  horizon: number;
};

/** days per schedule request, so that other requests do not wait long */
const daysPerRequest = 3;

type DayPlayer = {
  /** Makes all due picks: of the days that ended since the last call, then of upcoming games. */
  play(isStopped: () => boolean): Promise<void>;
  /** share (0 to 1) of the past days of the season whose picks are made; null when all are, and before the first call */
  readProgress(): number | null;
};

/** Creates the player of the season's days. */
function createDayPlayer(
  { db, client, clock }: Pick<Services, 'db' | 'client' | 'clock'>,
  { season, count, horizon }: Playing,
): DayPlayer {
  const decided = new Map<string, Set<number>>();
  let context: SimulationContext | null = null;
  let nextDay = season.openingDay;

  async function createContext(): Promise<SimulationContext> {
    const users = await createSimulatedAccounts(db, simulatedUsers(season.seed, count), clock.now());
    const unfinished = await readUnfinishedDay({ db, users });
    if (unfinished !== null && unfinished > nextDay) nextDay = unfinished;
    return { db, season, users };
  }

  /** The ids of the users whose decision on a game of a day is made. */
  function decidedUsers(gamePk: number, date: string): Set<number> {
    const name = `${gamePk} ${date}`;
    const ids = decided.get(name) ?? new Set();
    decided.set(name, ids);
    return ids;
  }

  async function playDay(simulation: SimulationContext, date: string, isStopped: () => boolean): Promise<void> {
    const { value: cards, asOf } = await readSchedule(client, { date, level: 1 });
    const records = await readClubRecords(simulation, date);
    for (const card of cards) {
      if (isStopped()) return;
      const now = clock.now();
      const done = decidedUsers(card.gamePk, date);
      if (card.status.phase === 'open') {
        await pickUpcomingGame(simulation, { card, asOf, records, now, until: now + horizon, decided: done });
      } else if (done.size < simulation.users.length) {
        await replayGame(simulation, { card, asOf, records });
        for (const { userId } of simulation.users) done.add(userId);
      }
    }
  }

  async function playPastDays(simulation: SimulationContext, isStopped: () => boolean): Promise<void> {
    for (let today = baseballDay(clock.now()); nextDay < today; today = baseballDay(clock.now())) {
      if (isStopped()) return;
      const [to = nextDay] = [addDays(nextDay, daysPerRequest - 1), addDays(today, -1)].toSorted();
      nextDay = await replayPastDays(simulation, client, { from: nextDay, to }, isStopped);
      decided.clear();
    }
  }

  return {
    async play(isStopped) {
      context ??= await createContext();
      await playPastDays(context, isStopped);
      const last = baseballDay(clock.now() + longestLeadMs + horizon);
      for (let date = nextDay; date <= last; date = addDays(date, 1)) {
        if (isStopped()) return;
        await playDay(context, date, isStopped);
      }
    },
    readProgress() {
      const today = baseballDay(clock.now());
      if (context === null || nextDay >= today) return null;
      return daysBetween(season.openingDay, nextDay) / daysBetween(season.openingDay, today);
    },
  };
}

/** The newest picks are of upcoming games, and the days before them may be incomplete: they are replayed. */
const daysToRepeat = 3;

/** Returns the first day (YYYY-MM-DD) whose picks may be incomplete; null if there are no picks yet. */
export async function readUnfinishedDay({
  db,
  users,
}: Pick<SimulationContext, 'db' | 'users'>): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max(day)::text as day from unnest(${sql.param(users.map(({ userId }) => userId))}::integer[]) account (id) cross join lateral
      (select official_date as day from picks where user_id = account.id order by official_date desc limit 1) newest`);
  const day = rows[0]?.day ?? null;
  return day === null ? null : addDays(day, -daysToRepeat);
}

const startTime = ({ startsAt }: GameCard): number => startsAt ?? Infinity;

/**
 * Replays past days (YYYY-MM-DD, both inclusive), game by game in the order of first pitches. Checks `isStopped` before each
 * game; a stop loses no finished game. Resolves to the first day that is not finished.
 */
async function replayPastDays(
  context: SimulationContext,
  client: StatsApiClient,
  { from, to }: { from: string; to: string },
  isStopped: () => boolean,
): Promise<string> {
  const { value: days, asOf } = await readPastDays(client, { level: 1, from, to });
  for (const { date, games } of days) {
    const records = await readClubRecords(context, date);
    for (const card of games.toSorted((one, other) => startTime(one) - startTime(other))) {
      if (isStopped()) return date;
      await replayGame(context, { card, asOf, records });
    }
  }
  return addDays(to, 1);
}

/**
 * Users pick up to 14 hours ahead, in a fast league up to a day more. They see only results from before that time, so that
 * they make the same pick before a game and when it is replayed.
 */
const recordDelayDays = 3;

/** Reads the club records that users see when they pick games of this day (YYYY-MM-DD): the standings of three days before. */
export async function readClubRecords(
  { db, season }: Pick<SimulationContext, 'db' | 'season'>,
  date: string,
): Promise<ClubRecords> {
  const { rows } = await db.execute<{ club: number } & ClubRecord>(sql`
    select club, count(*) filter (where club = winner_id)::integer as wins,
      count(*) filter (where club <> winner_id)::integer as losses
    from games cross join lateral (values (away_id), (home_id)) clubs (club)
    where phase = 'final' and winner_id is not null and level = 1
      and official_date between ${season.openingDay} and ${addDays(date, -recordDelayDays)}
    group by club`);
  return new Map(rows.map(({ club, wins, losses }) => [club, { wins, losses }]));
}

type ListedGame = {
  card: GameCard;
  asOf: number;
  records: ClubRecords;
  /** epoch ms, league clock */
  now: number;
  /** epoch ms, league clock; a pick planned before this time is made now, because the next run may be later */
  until: number;
  /** ids of the users whose decision on this game is made; grows */
  decided: Set<number>;
};

/** Makes the due picks of an upcoming game, by the usual rules. */
async function pickUpcomingGame({ db, season, users }: SimulationContext, listed: ListedGame): Promise<void> {
  const { card, asOf, records, now, until, decided } = listed;
  const upcoming = toUpcomingGame(card);
  if (upcoming === null) return;
  const waiting = users.filter(({ userId }) => !decided.has(userId));
  const due = picksOfGame(season, waiting, upcoming, records).filter(({ at }) => at <= until);
  if (due.length === 0) return;
  const game = await recordGame(db, { card, asOf, now, level: 1 });
  await submitPicksOfGame(
    db,
    game,
    due.map(({ user: { userId }, winnerId }) => ({ userId, winnerId, at: now })),
  );
  for (const { user } of due) decided.add(user.userId);
}
