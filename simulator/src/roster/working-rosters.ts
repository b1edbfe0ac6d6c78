import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { LeagueDate, MoveKind, RosterMove, RosterSpot } from '../model.ts';
import { isPitcher, type Player, type RoleGroup, roleGroup } from '../people/player.ts';
import { moveDescriptions } from './move-descriptions.ts';
import { affiliateAt, type OpeningRosters } from './opening-rosters.ts';
import { organizationOf } from './roster-book.ts';

const clubNames = new Map([...mlbClubs, ...minorClubs].map((club) => [club.id, club.name]));

type MoveDetail = { from: number | null; to: number | null; detail?: string; spot?: Partial<RosterSpot> | null };

export const roster40 = 40;

/** Position and name as in transactions: 'RHP José Peña'. */
export function positionAndName(player: Player): string {
  const { person } = player;
  const position = isPitcher(player) && !player.isTwoWay ? `${person.throws}HP` : person.position;
  return `${position} ${person.fullName}`;
}

/** The mutable rosters of all organizations during the planning of a season. */
export class WorkingRosters {
  readonly moves: RosterMove[] = [];
  readonly spots: Map<number, RosterSpot>;
  readonly players: ReadonlyMap<number, Player>;
  date: LeagueDate = '';
  /** the date until which a person is unavailable, by person id */
  readonly returns = new Map<number, LeagueDate>();
  readonly injuries = new Map<number, string>();
  /** players without a club, longest first */
  readonly unsigned: Player[] = [];

  constructor(opening: OpeningRosters) {
    this.spots = new Map(opening.spots);
    this.players = opening.players;
  }

  player(id: number): Player {
    const player = this.players.get(id);
    if (player === undefined) throw new Error(`no player ${id}`);
    return player;
  }

  /** Lists players of the organization's two upper rosters whose spots pass a test. */
  find(organizationId: number, test: (spot: RosterSpot) => boolean, group?: RoleGroup): Player[] {
    const found: Player[] = [];
    for (const id of this.membersOf(organizationId)) {
      const spot = this.spots.get(id);
      if (!spot || !test(spot) || organizationOf(spot.clubId) !== organizationId) continue;
      const player = this.player(id);
      if (group === undefined || roleGroup(player) === group) found.push(player);
    }
    return found;
  }

  readonly #members = new Map<number, Set<number>>();

  /** players of the 40-man roster and Triple-A, updated with each move */
  membersOf(organizationId: number): Set<number> {
    const existing = this.#members.get(organizationId);
    if (existing) return existing;
    const triple = affiliateAt(11, organizationId);
    const members = new Set<number>();
    for (const spot of this.spots.values())
      if (spot.clubId === organizationId || spot.clubId === triple) members.add(spot.personId);
    this.#members.set(organizationId, members);
    return members;
  }

  active(clubId: number, group?: RoleGroup): Player[] {
    return this.find(clubId, (spot) => spot.onActive && spot.clubId === clubId, group);
  }

  optioned(clubId: number, group?: RoleGroup): Player[] {
    return this.find(clubId, (spot) => spot.status === 'RM' && spot.on40Man, group);
  }

  reserves(clubId: number, group: RoleGroup): Player[] {
    return this.find(
      clubId,
      (spot) => spot.clubId === affiliateAt(11, clubId) && !spot.on40Man && spot.status === 'A',
      group,
    );
  }

  /** Lists the players of a lower club. */
  playersAt(clubId: number): Player[] {
    const spots = [...this.spots.values()].filter((spot) => spot.clubId === clubId);
    return spots.map(({ personId }) => this.player(personId));
  }

  /** Records a move and changes the person's spot; `spot: null` removes the person from every roster. */
  move(kind: MoveKind, player: Player, { from, to, detail = '', spot }: MoveDetail): void {
    const personId = player.person.id;
    const before = this.spots.get(personId);
    const after = spot === null ? null : spotAfter(before, player, spot ?? {});
    if (kind !== 'rehab') this.#place(personId, after);
    const [typeCode, typeDescription, describe] = moveDescriptions[kind];
    this.moves.push({
      kind,
      typeCode,
      typeDescription,
      date: this.date,
      personId,
      fromClubId: from,
      toClubId: to,
      description: describe(
        positionAndName(player),
        clubNames.get(from ?? 0) ?? '',
        clubNames.get(to ?? 0) ?? '',
        detail,
      ),
      spot: after,
    });
  }

  #place(personId: number, spot: RosterSpot | null): void {
    if (spot === null) {
      this.spots.delete(personId);
      return;
    }
    const organizationId = organizationOf(spot.clubId);
    this.membersOf(organizationId).add(personId);
    spot.number = this.#freeNumber(spot);
    this.spots.set(personId, spot);
  }

  /** Assigns a jersey number that no other active player of the club has. */
  #freeNumber(spot: RosterSpot): string {
    if (spot.clubId > 1000) return spot.number;
    const worn = new Set(
      this.find(spot.clubId, (other) => other.clubId === spot.clubId && other.personId !== spot.personId).map(
        (p) => this.spots.get(p.person.id)?.number,
      ),
    );
    if (!worn.has(spot.number)) return spot.number;
    for (let number = 60; number < 100; number++) if (!worn.has(String(number))) return String(number);
    return '0';
  }
}

function spotAfter(before: RosterSpot | undefined, player: Player, change: Partial<RosterSpot>): RosterSpot {
  const base = before ?? {
    personId: player.person.id,
    clubId: 0,
    status: 'A',
    position: player.person.position,
    number: player.person.number,
    onActive: false,
    on40Man: false,
  };
  return { ...base, ...change };
}
