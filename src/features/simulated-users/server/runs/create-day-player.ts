import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { addDays } from '#rules/baseball/seasons/add-days.ts';
import { daysBetween } from '#rules/baseball/seasons/days-between.ts';
import type { FanSeason } from '../../rules/picks-of-game.ts';
import { longestLeadMs } from '../../rules/pick-habits.ts';
import { simulatedFans } from '../../rules/simulated-fan.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createFanAccounts } from './create-fan-accounts.ts';
import { replayPastDays } from './replay-past-days.ts';
import { pickUpcomingGame } from './pick-upcoming-game.ts';
import { readClubRecords } from './read-club-records.ts';
import { readUnfinishedDay } from './read-unfinished-day.ts';
import { replayGame } from './replay-game.ts';
import type { SimulationContext } from './simulation-context.ts';

type CreateDayPlayerOptions = {
  db: Db;
  client: StatsApiClient;
  clock: Clock;
  season: FanSeason;
  /** how many fans, 0 to 60 */
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
export function createDayPlayer({ db, client, clock, season, count, horizon }: CreateDayPlayerOptions): DayPlayer {
  const decided = new Map<string, Set<number>>();
  let context: SimulationContext | null = null;
  let nextDay = season.openingDay;

  async function createContext(): Promise<SimulationContext> {
    const fans = await createFanAccounts(db, simulatedFans(season.seed, count), clock.now());
    const unfinished = await readUnfinishedDay({ db, fans });
    if (unfinished !== null && unfinished > nextDay) nextDay = unfinished;
    return { db, season, fans };
  }

  /** The ids of the fans whose decision on a game of a day is made. */
  function decidedFans(gamePk: number, date: string): Set<number> {
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
      const done = decidedFans(card.gamePk, date);
      if (card.status.phase === 'open') {
        await pickUpcomingGame(simulation, { card, asOf, records, now, until: now + horizon, decided: done });
      } else if (done.size < simulation.fans.length) {
        await replayGame(simulation, { card, asOf, records });
        for (const { userId } of simulation.fans) done.add(userId);
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
