import type { Draft, Hand, Person, Position } from '../model.ts';
import { Random } from '../rng/random.ts';
import { colleges, nameLists, nicknames } from './names.ts';
import { drawOrigin } from './origins.ts';

export type PersonPlan = {
  seed: string;
  id: number;
  season: number;
  age: number;
  position: Position;
  isPitcher: boolean;
  isCoach?: boolean;
  /** has played in the majors */
  isMajorLeaguer: boolean;
  number: string;
  organizationId: number | null;
  openingClubId: number | null;
  lastSeason?: number;
  /** clubs that may have drafted the player */
  draftClubs: readonly number[];
};

const pad = (value: number): string => String(value).padStart(2, '0');
const day = (year: number, random: Random): string => `${year}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`;

function hands(random: Random, plan: PersonPlan): { bats: Hand | 'S'; throws: Hand } {
  const leftThrow = plan.isPitcher ? 0.27 : ['1B', 'LF', 'CF', 'RF', 'DH'].includes(plan.position) ? 0.24 : 0;
  const throws = random.chance(leftThrow) ? 'L' : 'R';
  if (plan.isPitcher) return { bats: throws, throws };
  const roll = random.next();
  if (throws === 'L') return { bats: roll < 0.9 ? 'L' : 'S', throws };
  return { bats: roll < 0.62 ? 'R' : roll < 0.88 ? 'L' : 'S', throws };
}

function build(random: Random, plan: PersonPlan): { height: number; weight: number } {
  const base: Partial<Record<Position, number>> = { P: 74.5, C: 72.2, '2B': 71.4, SS: 72.1, CF: 72.2, '1B': 74.2 };
  const height = Math.round(random.normal(base[plan.position] ?? 73.1, 1.9));
  return { height, weight: Math.round((random.normal(208, 15) + (height - 73) * 5) / 1) };
}

type Schooling = { draft: Draft | null; highSchool: string | null; college: string | null };

function schooling(random: Random, plan: PersonPlan, birthYear: number, city: string, isDomestic: boolean): Schooling {
  if (!isDomestic) return { draft: null, highSchool: null, college: null };
  const wentToCollege = random.chance(0.68);
  const college = wentToCollege ? random.pick(colleges) : null;
  const highSchool = `${city} ${random.pick(['High', 'Central', 'West', 'Prep', 'Catholic'])}`;
  const year = birthYear + (wentToCollege ? random.int(21, 22) : 18);
  const isDrafted = plan.organizationId !== null && year < plan.season && random.chance(0.93);
  if (!isDrafted || plan.draftClubs.length === 0) return { draft: null, highSchool, college };
  const round = plan.isMajorLeaguer
    ? random.weighted([0, 26, 16, 12, 9, 7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1])
    : random.int(1, 20);
  const pickInRound = random.int(1, 30);
  const draft = {
    year,
    round: String(Math.max(1, round)),
    pickInRound,
    overallPick: (Math.max(1, round) - 1) * 30 + pickInRound,
    clubId: random.chance(0.6) ? (plan.organizationId ?? random.pick(plan.draftClubs)) : random.pick(plan.draftClubs),
    school: college ?? highSchool,
  };
  return { draft, highSchool, college };
}

/** Bottom and top of the strike zone in feet: the hollow of the knee and the midpoint of shoulders and belt, from height and stance. */
function zone(random: Random, height: number): { strikeZoneTop: number; strikeZoneBottom: number } {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return {
    strikeZoneTop: round((height / 12) * random.normal(0.548, 0.008)),
    strikeZoneBottom: round((height / 12) * random.normal(0.262, 0.006)),
  };
}

/** Creates a complete invented biography, determined by seed and id. */
export function makePerson(plan: PersonPlan): Person {
  const random = new Random(`${plan.seed}/person/${plan.id}`);
  const { birthplace, names } = drawOrigin(random);
  const stock = nameLists[names];
  const firstName = random.pick(stock.first);
  const lastName = random.pick(stock.last);
  const middleName = random.chance(0.8) ? random.pick(stock.first) : null;
  const birthYear = plan.season - plan.age;
  const { bats, throws } = hands(random, plan);
  const { height, weight } = build(random, plan);
  const isDomestic = ['USA', 'Canada', 'Puerto Rico'].includes(birthplace.country);
  const school = schooling(random, plan, birthYear, birthplace.city, isDomestic);
  const debutAge = Math.min(plan.age - 1, Math.round(random.normal(24.2, 1.5)));
  const debutYear = birthYear + Math.max(debutAge, 20);
  return {
    id: plan.id,
    firstName,
    middleName: middleName === firstName ? null : middleName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    nickName: random.chance(0.22) ? random.pick(nicknames) : null,
    birthDate: day(birthYear, random),
    birthplace,
    height,
    weight,
    bats,
    throws,
    position: plan.position,
    number: plan.number,
    ...zone(random, height),
    ...school,
    debutDate: plan.isMajorLeaguer ? `${debutYear}-${pad(random.int(4, 9))}-${pad(random.int(1, 28))}` : null,
    pronunciation: random.chance(0.08) ? lastName.toUpperCase() : null,
    organizationId: plan.organizationId,
    openingClubId: plan.openingClubId,
    lastSeason: plan.lastSeason ?? null,
    isCoach: plan.isCoach === true,
  };
}
