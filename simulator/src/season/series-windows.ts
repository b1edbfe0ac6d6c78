import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { Random } from '../rng/random.ts';

/** A series of a few days between two clubs at the home club's park. */
export type Meeting = { awayId: number; homeId: number };

type Club = (typeof mlbClubs)[number];

/** Since 2023: 13 games with each club of the division, six or seven with others of the league, about three with the other league. */
function targetOf(one: Club, other: Club): number {
  if (one.divisionId === other.divisionId) return 13;
  return one.leagueId === other.leagueId ? 6.4 : 3.07;
}

/** Numbers of games so far, by club and by pair of clubs. */
export class SeasonTally {
  readonly games = new Map<number, number>();
  readonly home = new Map<number, number>();
  readonly pairs = new Map<string, number>();
  readonly lastOpponent = new Map<number, number>();
  /** consecutive series at home (positive) or away (negative) */
  readonly stand = new Map<number, number>();

  count(id: number): number {
    return this.games.get(id) ?? 0;
  }

  add(meeting: Meeting): void {
    const { awayId, homeId } = meeting;
    this.games.set(awayId, this.count(awayId) + 1);
    this.games.set(homeId, this.count(homeId) + 1);
    this.home.set(homeId, (this.home.get(homeId) ?? 0) + 1);
    const key = pairKey(awayId, homeId);
    this.pairs.set(key, (this.pairs.get(key) ?? 0) + 1);
  }
}

const pairKey = (one: number, other: number): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** Priority of a club for an away series: high after many home games or a long home stand. */
function roadNeed(tally: SeasonTally, id: number): number {
  const balance = 2 * (tally.home.get(id) ?? 0) - tally.count(id);
  const stand = tally.stand.get(id) ?? 0;
  return balance + (Math.abs(stand) >= 3 ? 6 * Math.sign(stand) : 1.5 * stand);
}

function chooseHomeClub(tally: SeasonTally, random: Random, one: number, other: number): Meeting {
  const oneTravels = roadNeed(tally, one) - roadNeed(tally, other) + random.between(-1, 1) > 0;
  const [awayId, homeId] = oneTravels ? [one, other] : [other, one];
  tally.stand.set(awayId, Math.min(-1, (tally.stand.get(awayId) ?? 0) - 1));
  tally.stand.set(homeId, Math.max(1, (tally.stand.get(homeId) ?? 0) + 1));
  tally.lastOpponent.set(awayId, homeId);
  tally.lastOpponent.set(homeId, awayId);
  return { awayId, homeId };
}

/** Pairs all thirty clubs; pairs with the most remaining games against each other come first. */
export function drawWindow(tally: SeasonTally, random: Random): Meeting[] {
  const options: { one: number; other: number; score: number }[] = [];
  for (const [index, one] of mlbClubs.entries()) {
    for (const other of mlbClubs.slice(index + 1)) {
      const remainingGames = targetOf(one, other) - (tally.pairs.get(pairKey(one.id, other.id)) ?? 0);
      const again = tally.lastOpponent.get(one.id) === other.id ? 20 : 0;
      options.push({ one: one.id, other: other.id, score: remainingGames / 3 - again + random.between(0, 1.6) });
    }
  }
  const taken = new Set<number>();
  const meetings: Meeting[] = [];
  for (const { one, other } of options.toSorted((a, b) => b.score - a.score)) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    meetings.push(chooseHomeClub(tally, random, one, other));
  }
  return meetings;
}
