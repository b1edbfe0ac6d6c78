import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { LeagueDate, RosterMove, RosterSpot, SportId } from '../model.ts';
import type { Player } from '../people/player.ts';
import { addToGroup } from '../season/calendar.ts';
import type { OpeningRosters } from './opening-rosters.ts';

const parentOf = new Map(minorClubs.map((club) => [club.id, club.parentClubId ?? club.id]));

/** The MLB club of the club's organization; a school is its own organization. */
export function organizationOf(clubId: number): number {
  return parentOf.get(clubId) ?? clubId;
}

const levels = new Map([...mlbClubs, ...minorClubs].map((club) => [club.id, club.sportId]));
const levelOf = (clubId: number): SportId => levels.get(clubId) ?? 1;

type Step = { date: LeagueDate; spot: RosterSpot | null };

/** Rosters on any date: the opening rosters with all later moves applied. */
export class RosterBook {
  readonly moves: readonly RosterMove[];
  readonly #opening: OpeningRosters;
  readonly #steps = new Map<number, Step[]>();
  /** the first date of each player on a club's roster; empty for opening day */
  readonly #everAt = new Map<number, Map<number, LeagueDate>>();
  readonly #cache = new Map<string, readonly RosterSpot[]>();

  constructor(opening: OpeningRosters, moves: readonly RosterMove[]) {
    this.#opening = opening;
    this.moves = moves;
    for (const spot of opening.spots.values()) this.#link(spot, '');
    for (const { personId, date, spot, kind } of moves) {
      if (kind === 'rehab') continue;
      addToGroup(this.#steps, personId, { date, spot });
      if (spot) this.#link(spot, date);
    }
  }

  #link(spot: RosterSpot, date: LeagueDate): void {
    for (const clubId of new Set([spot.clubId, organizationOf(spot.clubId)])) {
      const people = this.#everAt.get(clubId) ?? new Map<number, LeagueDate>();
      if (!people.has(spot.personId)) people.set(spot.personId, date);
      this.#everAt.set(clubId, people);
    }
  }

  spotOf(personId: number, date: LeagueDate): RosterSpot | null {
    const last = this.#steps.get(personId)?.findLast((step) => step.date <= date);
    return last === undefined ? (this.#opening.spots.get(personId) ?? null) : last.spot;
  }

  rosterOn(clubId: number, date: LeagueDate): readonly RosterSpot[] {
    const key = `${clubId}/${date}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const spots: RosterSpot[] = [];
    for (const personId of this.#everAt.get(clubId)?.keys() ?? []) {
      const spot = this.spotOf(personId, date);
      if (spot === null) continue;
      const isHere = spot.clubId === clubId;
      const isOptioned = spot.on40Man && organizationOf(spot.clubId) === clubId;
      if (isHere || isOptioned) spots.push(spot);
    }
    if (this.#cache.size > 8000) this.#cache.clear();
    this.#cache.set(key, spots);
    return spots;
  }

  movesBetween(clubId: number | null, from: LeagueDate, to: LeagueDate): readonly RosterMove[] {
    return this.moves.filter(
      (move) =>
        move.date >= from &&
        move.date <= to &&
        (clubId === null || move.fromClubId === clubId || move.toClubId === clubId),
    );
  }

  /** Every player on a roster of the level this season up to a date. */
  everAtLevel(sportId: SportId, date: LeagueDate): readonly number[] {
    const clubs = sportId === 1 ? mlbClubs : minorClubs.filter((club) => club.sportId === sportId);
    const people = clubs.flatMap((club) => [...(this.#everAt.get(club.id) ?? [])].filter(([, since]) => since <= date));
    return [...new Set(people.map(([id]) => id))].filter(
      (id) => sportId !== 1 || this.levelsOf(id, date).includes(1) || this.#opening.spots.get(id)?.on40Man === true,
    );
  }

  levelsOf(personId: number, date: LeagueDate): readonly SportId[] {
    const first = this.#opening.spots.get(personId);
    const steps = (this.#steps.get(personId) ?? []).filter((step) => step.date <= date);
    const spots = [first, ...steps.map((step) => step.spot)];
    return [...new Set(spots.flatMap((spot) => (spot ? [levelOf(spot.clubId)] : [])))];
  }

  /** The players eligible for the club's games of that day. */
  activeOn(clubId: number, date: LeagueDate): Player[] {
    return this.rosterOn(clubId, date).flatMap((spot) => {
      const mayPlay = spot.clubId === clubId && (spot.onActive || spot.status === 'RM');
      const player = mayPlay ? this.#opening.players.get(spot.personId) : undefined;
      return player ? [player] : [];
    });
  }
}
