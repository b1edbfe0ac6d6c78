import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { Club, RosterSpot, RosterStatus } from '../model.ts';
import { makePlayer } from '../people/make-player.ts';
import { type Player, type Role, isPitcher } from '../people/player.ts';
import { Random } from '../rng/random.ts';

/** All people and their roster spots on opening day. */
export type OpeningRosters = {
  players: Map<number, Player>;
  spots: Map<number, RosterSpot>;
  invitees: Map<number, number[]>;
};

type Slot = { role: Role; quality: number; status: RosterStatus; isUtility?: boolean; isTwoWay?: boolean };

const slots = (roles: readonly Role[], status: RosterStatus, quality: number | readonly number[]): Slot[] =>
  roles.map((role, index) => ({
    role,
    status,
    quality: typeof quality === 'number' ? quality : (quality[index] ?? 0),
  }));

// 26 active: five starters, eight relievers, two catchers, eleven others.
const starters = slots(['SP', 'SP', 'SP', 'SP', 'SP'], 'A', [1.1, 0.6, 0.3, -0.1, -0.4]);
const relievers = slots(
  ['RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP'],
  'A',
  [1.1, 0.7, 0.4, 0.2, 0, -0.2, -0.4, -0.5],
);
const regulars = slots(
  ['C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'],
  'A',
  [0.2, 0.6, 0.4, 0.5, 0.5, 0.4, 0.3, 0.7, 0.4],
);
const bench: Slot[] = [
  ...slots(['C'], 'A', -0.6),
  { role: '2B', quality: -0.5, status: 'A', isUtility: true },
  ...slots(['CF', 'SS'], 'A', -0.5),
];
const optioned = slots(['SP', 'SP', 'SP', 'RP', 'RP', 'C', '3B', 'SS', 'RF', 'CF'], 'RM', -0.9);
const tripleA: readonly Role[] = [
  'SP', 'SP', 'SP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'C', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH',
]; // prettier-ignore
const farm: readonly Role[] = [
  'SP', 'SP', 'SP', 'SP', 'SP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'RP', 'C', 'C', '1B', '2B', '3B', 'SS',
  'LF', 'CF', 'RF', 'DH', 'CF', '2B', 'SS', 'LF',
]; // prettier-ignore

/** Three or four injured players: two or three on the short lists, one or two off the 40-man roster on the 60-day list. */
function injuredSlots(random: Random): Slot[] {
  const pool: readonly Role[] = ['SP', 'RP', 'RP', '1B', 'CF', 'C', 'SS', 'RF'];
  return [
    { role: 'SP', quality: 0.2, status: 'D15' },
    { role: 'RP', quality: 0.1, status: 'D15' },
    { role: random.pick(['3B', 'LF', '2B', 'RF'] as const), quality: 0.2, status: 'D10' },
    ...Array.from({ length: random.int(1, 2) }, () => ({
      role: random.pick(pool),
      quality: 0,
      status: 'D60' as const,
    })),
  ];
}

const ageOf = (random: Random, slot: Slot, level: number): number => {
  if (level === 22) return random.int(18, 22);
  const mean = level === 1 ? 28.3 + slot.quality * 0.3 : ({ 11: 25.9, 12: 24, 13: 22.8, 14: 21.2 }[level] ?? 24);
  return Math.max(level === 1 ? 21 : 18, Math.min(40, Math.round(random.normal(mean, level === 1 ? 3.4 : 1.6))));
};

type Group = { club: Club; slots: readonly Slot[]; firstId: number };

function addGroup(into: OpeningRosters, seed: string, season: number, { club, slots: all, firstId }: Group): void {
  const random = new Random(`${seed}/opening/${firstId}`);
  const numbers = random.shuffled(Array.from({ length: 98 }, (_, index) => String(index + 1)));
  const level = club.sportId;
  const is40 = level === 1;
  const strength = is40 ? random.normal(0, 0.36) : 0;
  all.forEach((slot, index) => {
    const id = firstId + index;
    const clubId = slot.status === 'RM' ? affiliateAt(11, club.id) : club.id;
    const number = numbers[index] ?? '99';
    const player = makePlayer({
      seed,
      id,
      season,
      age: ageOf(random, slot, level),
      isMajorLeaguer: is40 && (slot.status !== 'RM' ? random.chance(0.94) : random.chance(0.6)),
      number,
      organizationId: is40 ? club.id : club.parentClubId,
      openingClubId: clubId,
      canBeDrafted: true,
      role: slot.role,
      quality: slot.quality + strength,
      isTwoWay: slot.isTwoWay,
      isUtility: slot.isUtility,
    });
    into.players.set(id, player);
    into.spots.set(id, {
      personId: id,
      clubId,
      status: slot.status,
      position: player.person.position,
      number,
      onActive: slot.status === 'A',
      on40Man: is40 && slot.status !== 'D60',
    });
  });
}

/** Seasons with free agents before this one. */
export const freeAgentSeasons = 8;
/** The players of each season who have found no club since. */
const veteransEachSeason = 14;
const veteranRoles = [...farm, ...farm.slice(5, 14)];

/** Creates the players whose careers ended without a club in one of the past seasons. */
function addVeterans(into: OpeningRosters, seed: string, season: number): void {
  for (let ago = 1; ago <= freeAgentSeasons; ago++) {
    const random = new Random(`${seed}/veterans/${ago}`);
    for (let index = 0; index < veteransEachSeason; index++) {
      const id = 950_000 + ago * 100 + index;
      const player = makePlayer({
        seed,
        id,
        season,
        age: random.int(31, 37) + ago,
        isMajorLeaguer: true,
        number: String(random.int(1, 98)),
        organizationId: null,
        openingClubId: null,
        lastSeason: season - ago,
        canBeDrafted: false,
        role: random.pick(veteranRoles),
        quality: -0.3,
      });
      into.players.set(id, player);
    }
  }
}

export function affiliateAt(sportId: number, parentClubId: number): number {
  const index = mlbClubs.findIndex((club) => club.id === parentClubId);
  return sportId * 1000 + index + 1;
}

const twoWayOrganizations = new Set([3, 11, 22]);

/** Creates about 5,000 people: 30 organizations with five levels each, and 16 schools. */
export function openingRosters(seed: string, season: number): OpeningRosters {
  const made: OpeningRosters = { players: new Map(), spots: new Map(), invitees: new Map() };
  mlbClubs.forEach((club, index) => {
    const random = new Random(`${seed}/injured/${club.id}`);
    const rotation = starters.map((slot, place) =>
      place === 1 && twoWayOrganizations.has(index) ? { ...slot, isTwoWay: true } : slot,
    );
    const top = [...rotation, ...relievers, ...regulars, ...bench, ...injuredSlots(random), ...optioned];
    const firstId = 900_000 + index * 1000;
    addGroup(made, seed, season, { club, slots: top, firstId });
    const levels = [
      { sportId: 11, slots: slots(tripleA, 'A', -1.25) },
      { sportId: 12, slots: slots(farm, 'A', -1.6) },
      { sportId: 13, slots: slots(farm, 'A', -2) },
      { sportId: 14, slots: slots(farm, 'A', -2.4) },
    ];
    for (const [step, level] of levels.entries()) {
      const affiliate = minorClubs.find((minor) => minor.id === affiliateAt(level.sportId, club.id));
      if (affiliate === undefined) continue;
      addGroup(made, seed, season, { club: affiliate, slots: level.slots, firstId: firstId + 100 * (step + 1) });
    }
    made.invitees.set(club.id, [
      ...Array.from({ length: 8 }, (_, i) => firstId + 100 + i * 2),
      ...Array.from({ length: 4 }, (_, i) => firstId + 200 + i * 3),
    ]);
  });
  minorClubs
    .filter((club) => club.sportId === 22)
    .forEach((club, index) =>
      addGroup(made, seed, season, { club, slots: slots(farm, 'A', -2.8), firstId: 940_000 + index * 100 }),
    );
  addVeterans(made, seed, season);
  levelTalent(made.players, made.spots);
  return made;
}

type Means = Record<string, number>;

/** Mean talent of active MLB players, in standard deviations. The pitch probabilities are fitted to these values. */
const batterMeans: Means = {
  contact: 0.1,
  eye: 0.11,
  power: 0.13,
  bat: 0.08,
  speed: 0,
  steal: 0,
  aggression: 0,
  groundBall: 0,
};
const pitcherMeans: Means = { stuff: 0.22, control: -0.02, homeRunPrevention: 0.08, groundBall: 0, hold: 0 };

function meansOf(talents: readonly Readonly<Means>[], keys: readonly string[]): Means {
  return Object.fromEntries(
    keys.map((key) => [key, talents.reduce((sum, talent) => sum + (talent[key] ?? 0), 0) / talents.length]),
  );
}

function shiftTalent<Talent extends Readonly<Means>>(talent: Talent, target: Means, mean: Means): Talent {
  const moved = Object.fromEntries(
    Object.keys(target).map((key) => [key, (talent[key] ?? 0) + (target[key] ?? 0) - (mean[key] ?? 0)]),
  );
  return { ...talent, ...moved };
}

/** Shifts every player's talent by the same amount, so that the leagues of all seeds have the same mean. */
function levelTalent(players: Map<number, Player>, spots: ReadonlyMap<number, RosterSpot>): void {
  const active = [...players.values()].filter(({ person }) => {
    const spot = spots.get(person.id);
    return spot?.onActive === true && spot.clubId < 1000;
  });
  const batters = meansOf(
    active.filter((player) => !isPitcher(player)).map((player) => player.batting),
    Object.keys(batterMeans),
  );
  const pitchers = meansOf(
    active.filter(isPitcher).map((player) => player.pitching),
    Object.keys(pitcherMeans),
  );
  for (const [id, player] of players) {
    const leveled = isPitcher(player)
      ? {
          ...player,
          pitching: shiftTalent(player.pitching, pitcherMeans, pitchers),
          batting: player.isTwoWay ? shiftTalent(player.batting, batterMeans, batters) : player.batting,
        }
      : { ...player, batting: shiftTalent(player.batting, batterMeans, batters) };
    players.set(id, leveled);
  }
}
