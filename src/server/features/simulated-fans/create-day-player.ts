import { baseballDay } from '#domain/game/baseball-day.ts';
import { addDays } from '#domain/seasons/add-days.ts';
import type { FanSeason } from '#domain/simulated-fans/picks-of-game.ts';
import { longestLeadMs } from '#domain/simulated-fans/pick-habits.ts';
import { simulatedFans } from '#domain/simulated-fans/simulated-fan.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-db.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import type { StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { createFanAccounts } from './create-fan-accounts.ts';
import { replayPastDays } from './replay-past-days.ts';
import { pickUpcomingGame } from './pick-upcoming-game.ts';
import { readClubRecords } from './read-club-records.ts';
import { readUnfinishedDay } from './read-unfinished-day.ts';
import { replayGame } from './replay-game.ts';
import type { SimulationContext } from './simulation-context.ts';

type Options = {
  db: Db;
  client: StatsApiClient;
  clock: Clock;
  season: FanSeason;
  /** how many fans, 0 to 60 */
  count: number;
  /** league ms: a pick that is due within it is made now */
  horizon: number;
};

/** days asked for at once: as much as the upstream answers without keeping others waiting */
const daysAtOnce = 3;

/** Plays, at each call, what is due: days that are over since the last one, then the games to come. */
export function createDayPlayer({
  db,
  client,
  clock,
  season,
  count,
  horizon,
}: Options): (isStopped: () => boolean) => Promise<void> {
  const asked = new Map<string, Set<number>>();
  let scene: SimulationContext | null = null;
  let nextDay = season.openingDay;

  async function enter(): Promise<SimulationContext> {
    const fans = await createFanAccounts(db, simulatedFans(season.seed, count), clock.now());
    const unfinished = await readUnfinishedDay(db);
    if (unfinished !== null && unfinished > nextDay) nextDay = unfinished;
    return { db, season, fans };
  }

  /** Fans who have had their say on a game of a day. */
  function askedOf(gamePk: number, date: string): Set<number> {
    const name = `${gamePk} ${date}`;
    const known = asked.get(name) ?? new Set();
    asked.set(name, known);
    return known;
  }

  async function playDay(played: SimulationContext, date: string, isStopped: () => boolean): Promise<void> {
    const { value: cards, asOf } = await readSchedule(client, { date, level: 1 });
    const records = await readClubRecords(played, date);
    for (const card of cards) {
      if (isStopped()) return;
      const now = clock.now();
      const said = askedOf(card.gamePk, date);
      if (card.status.phase === 'open') {
        await pickUpcomingGame(played, { card, asOf, records, now, until: now + horizon, asked: said });
      } else if (said.size < played.fans.length) {
        await replayGame(played, { card, asOf, records });
        for (const { userId } of played.fans) said.add(userId);
      }
    }
  }

  async function playPastDays(played: SimulationContext, isStopped: () => boolean): Promise<void> {
    for (let today = baseballDay(clock.now()); nextDay < today; today = baseballDay(clock.now())) {
      if (isStopped()) return;
      const [to = nextDay] = [addDays(nextDay, daysAtOnce - 1), addDays(today, -1)].toSorted();
      nextDay = await replayPastDays(played, client, { from: nextDay, to }, isStopped);
      asked.clear();
    }
  }

  return async (isStopped) => {
    scene ??= await enter();
    await playPastDays(scene, isStopped);
    const last = baseballDay(clock.now() + longestLeadMs + horizon);
    for (let date = nextDay; date <= last; date = addDays(date, 1)) {
      if (isStopped()) return;
      await playDay(scene, date, isStopped);
    }
  };
}
