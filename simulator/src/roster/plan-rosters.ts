import { addDays, daysBetween } from '../clock/league-date.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import { rosterDate } from '../game/play-game.ts';
import type { LeagueDate, RosterMove } from '../model.ts';
import { isPitcher, type Player } from '../people/player.ts';
import { Random } from '../rng/random.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { activatePlayers, injurePlayers, resolveDesignations, strongest, swapRelievers } from './day-moves.ts';
import { signFreeAgent, swapProspects, trade } from './market-moves.ts';
import { type OpeningRosters, affiliateAt } from './opening-rosters.ts';
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

/** Chooses the starting pitcher: the starter with the longest rest, at least four days, otherwise a reliever. */
class Rotations {
  readonly starters = new Map<string, number>();
  readonly #lastStart: Map<number, string>;

  constructor(lastStart: ReadonlyMap<number, string> = new Map()) {
    this.#lastStart = new Map(lastStart);
  }

  /** A copy that plans the next days without changing this one. */
  plan(): Rotations {
    return new Rotations(this.#lastStart);
  }

  assign(game: PlannedGame, clubId: number, active: readonly Player[]): void {
    const date = rosterDate(game);
    const rest = (player: Player): number => {
      const last = this.#lastStart.get(player.person.id);
      return last === undefined ? 30 + player.quality : daysBetween(last, date);
    };
    const rested = active
      .filter((player) => player.role === 'SP' && rest(player) >= 5)
      .toSorted((a, b) => rest(b) - rest(a));
    const openers = active
      .filter((player) => player.role === 'RP' && rest(player) >= 3)
      .toSorted((a, b) => a.quality - b.quality);
    const chosen = rested[0] ?? openers[0] ?? active.find(isPitcher);
    if (chosen === undefined) return;
    this.#lastStart.set(chosen.person.id, date);
    this.starters.set(`${game.gamePk}/${clubId}`, chosen.person.id);
  }
}

/** Nine batters and two substitutes. */
const fewestHitters = 11;
const fewestCatchers = 2;

/** The kind of player that a farm club lacks after call-ups: a catcher, any hitter, or none. */
function findShortage(players: readonly Player[]): 'catcher' | 'hitter' | null {
  const hitters = players.filter((player) => !isPitcher(player));
  if (hitters.filter((player) => player.role === 'C').length < fewestCatchers) return 'catcher';
  return hitters.length < fewestHitters ? 'hitter' : null;
}

/** Promotes the best player of the kind, but never the last one. */
function promote(rosters: WorkingRosters, from: number, to: number, kind: 'catcher' | 'hitter'): void {
  const able = rosters
    .playersAt(from)
    .filter((player) => (kind === 'catcher' ? player.role === 'C' : !isPitcher(player) && player.role !== 'C'));
  const rising = able.length > 1 ? strongest(able) : undefined;
  if (!rising) return;
  const spot = { clubId: to, status: 'A' as const, onActive: true, on40Man: false };
  rosters.move('assigned', rising, { from, to, spot });
}

/** Fills an organization's Triple-A club from Double-A, and the resulting gaps from lower levels, so that no pitcher has to bat. */
function fillTripleA(rosters: WorkingRosters, organizationId: number): void {
  const triple = affiliateAt(11, organizationId);
  const there = () =>
    rosters.find(organizationId, (spot) => spot.clubId === triple && (spot.onActive || spot.status === 'RM'));
  for (let tries = 0; tries < 6; tries++) {
    const missing = findShortage(there());
    if (missing === null) return;
    promote(rosters, affiliateAt(12, organizationId), triple, missing);
    for (const level of [12, 13]) {
      const club = affiliateAt(level, organizationId);
      const open = findShortage(rosters.playersAt(club));
      if (open !== null) promote(rosters, affiliateAt(level + 1, organizationId), club, open);
    }
  }
}
