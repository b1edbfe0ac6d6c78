import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { LeagueDate, RosterMove } from '../model.ts';
import { Random } from '../rng/random.ts';
import { addDays, daysBetween } from '../clock/league-date.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { rosterDate } from '../game/play-game.ts';
import { activatePlayers, injurePlayers, resolveDesignations, swapRelievers } from './day-moves.ts';
import { signFreeAgent, swapProspects, trade } from './market-moves.ts';
import type { OpeningRosters } from './opening-rosters.ts';
import { Rotations } from './rotation.ts';
import { fillTripleA } from './top-up.ts';
import { WorkingRosters } from './working-rosters.ts';

/** All roster data of a season that does not depend on the games. */
export type RosterPlan = {
  /** sorted by date */
  moves: readonly RosterMove[];
  /** starting pitchers by game and club: `${gamePk}/${clubId}` */
  starters: ReadonlyMap<string, number>;
  /** those that were planned on an earlier date: `${date}/${gamePk}/${clubId}` */
  planned: ReadonlyMap<string, number>;
};

const deadlineDay = 118;
/** Clubs plan their starters this many days ahead. */
const daysPlanned = 2;
const clubIds = mlbClubs.map((club) => club.id);

/** Trades are occasional, frequent on the last days before the deadline, and absent afterwards. */
function tradesOn(day: number, random: Random): number {
  if (day > deadlineDay || day < 8) return 0;
  if (day >= deadlineDay - 3) return random.int(3, 7);
  return random.chance(0.16) ? 1 : 0;
}

function movesOfDay(rosters: WorkingRosters, random: Random, day: number): void {
  for (const clubId of clubIds) {
    activatePlayers(rosters, random, clubId);
    resolveDesignations(rosters, random, clubId, clubIds);
    injurePlayers(rosters, random, clubId);
    swapRelievers(rosters, random, clubId);
    swapProspects(rosters, random, clubId);
  }
  signFreeAgent(rosters, random, clubIds);
  for (let left = tradesOn(day, random); left > 0; left--) {
    const [one, other] = random.shuffled(clubIds);
    if (one !== undefined && other !== undefined) trade(rosters, random, one, other);
  }
  for (const clubId of clubIds) fillTripleA(rosters, clubId);
}

/** Plans injuries, call-ups, trades and rotations of a whole season, independent of the results of games. */
export function planRosters(
  seed: string,
  opening: OpeningRosters,
  games: readonly PlannedGame[],
  openingDay: LeagueDate,
): RosterPlan {
  const rosters = new WorkingRosters(opening);
  const rotations = new Rotations();
  const planned = new Map<string, number>();
  const byDate = Map.groupBy(
    games.toSorted((a, b) => a.gamePk - b.gamePk),
    rosterDate,
  );
  const first = [...byDate.keys()].toSorted()[0] ?? openingDay;
  const last = [...byDate.keys()].toSorted().at(-1) ?? openingDay;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    rosters.date = date;
    const day = daysBetween(openingDay, date);
    if (day > 0) movesOfDay(rosters, new Random(`${seed}/moves/${date}`), day);
    const active = new Map(clubIds.map((clubId) => [clubId, rosters.active(clubId)]));
    const assign = (to: Rotations, on: LeagueDate): void => {
      for (const game of byDate.get(on) ?? [])
        for (const clubId of [game.awayId, game.homeId]) to.assign(game, clubId, active.get(clubId) ?? []);
    };
    assign(rotations, date);
    const plan = rotations.plan();
    for (let days = 1; days <= daysPlanned; days++) assign(plan, addDays(date, days));
    for (const [key, personId] of plan.starters) planned.set(`${date}/${key}`, personId);
  }
  return { moves: rosters.moves, starters: rotations.starters, planned };
}
