import type { Draft, Hand, Person, Position, Birthplace } from '../model.ts';
import { Random } from '../rng/random.ts';
import { colleges, nameLists, nicknames, type NameLists } from './names.ts';

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

type Origin = {
  weight: number;
  country: string;
  names: readonly NameLists[];
  places: readonly (readonly [city: string, state: string | null])[];
};

// Shares follow opening-day rosters of recent seasons; cities are real.
const origins: readonly Origin[] = [
  {
    weight: 700,
    country: 'USA',
    names: ['english', 'english', 'english', 'english', 'english', 'spanish'],
    places: [
      ['San Diego', 'CA'], ['Fresno', 'CA'], ['Long Beach', 'CA'], ['Sacramento', 'CA'], ['Riverside', 'CA'], ['Houston', 'TX'],
      ['San Antonio', 'TX'], ['Plano', 'TX'], ['Lubbock', 'TX'], ['Corpus Christi', 'TX'], ['Tampa', 'FL'], ['Miami', 'FL'],
      ['Orlando', 'FL'], ['Jacksonville', 'FL'], ['Atlanta', 'GA'], ['Marietta', 'GA'], ['Macon', 'GA'], ['Mobile', 'AL'],
      ['Birmingham', 'AL'], ['Charlotte', 'NC'], ['Raleigh', 'NC'], ['Greenville', 'SC'], ['Nashville', 'TN'], ['Knoxville', 'TN'],
      ['Louisville', 'KY'], ['Cincinnati', 'OH'], ['Toledo', 'OH'], ['Akron', 'OH'], ['Fort Wayne', 'IN'], ['Evansville', 'IN'],
      ['Peoria', 'IL'], ['Naperville', 'IL'], ['Omaha', 'NE'], ['Wichita', 'KS'], ['Tulsa', 'OK'], ['Springfield', 'MO'],
      ['Phoenix', 'AZ'], ['Tucson', 'AZ'], ['Las Vegas', 'NV'], ['Seattle', 'WA'], ['Spokane', 'WA'], ['Portland', 'OR'],
      ['Denver', 'CO'], ['Baton Rouge', 'LA'], ['Jackson', 'MS'], ['Little Rock', 'AR'], ['Allentown', 'PA'], ['Pittsburgh', 'PA'],
      ['Trenton', 'NJ'], ['Brooklyn', 'NY'], ['Rochester', 'NY'], ['Hartford', 'CT'], ['Worcester', 'MA'], ['Richmond', 'VA'],
      ['Baltimore', 'MD'], ['Madison', 'WI'], ['Des Moines', 'IA'], ['Honolulu', 'HI'],
    ],
  },
  {
    weight: 105,
    country: 'Dominican Republic',
    names: ['spanish'],
    places: [
      ['Santo Domingo', null], ['San Pedro de Macorís', null], ['Santiago', null], ['La Romana', null], ['Baní', null],
      ['San Cristóbal', null], ['Monte Cristi', null], ['Haina', null], ['San Francisco de Macorís', null],
    ],
  },
  {
    weight: 75,
    country: 'Venezuela',
    names: ['spanish'],
    places: [['Caracas', null], ['Maracay', null], ['Valencia', null], ['Maracaibo', null], ['Barquisimeto', null], ['Puerto La Cruz', null], ['Cumaná', null]],
  },
  { weight: 22, country: 'Cuba', names: ['spanish'], places: [['La Habana', null], ['Santiago de Cuba', null], ['Pinar del Río', null], ['Cienfuegos', null]] },
  { weight: 20, country: 'Puerto Rico', names: ['spanish'], places: [['San Juan', null], ['Bayamón', null], ['Ponce', null], ['Caguas', null]] },
  { weight: 16, country: 'Mexico', names: ['spanish'], places: [['Mexicali', 'Baja California'], ['Culiacán', 'Sinaloa'], ['Hermosillo', 'Sonora']] },
  { weight: 12, country: 'Canada', names: ['english'], places: [['Toronto', 'ON'], ['Vancouver', 'BC'], ['Montréal', 'QC'], ['Calgary', 'AB']] },
  { weight: 9, country: 'Colombia', names: ['spanish'], places: [['Cartagena', null], ['Barranquilla', null]] },
  { weight: 9, country: 'Panama', names: ['spanish'], places: [['Panamá', null], ['Colón', null]] },
  { weight: 12, country: 'Japan', names: ['japanese'], places: [['Osaka', null], ['Tokyo', null], ['Sendai', null], ['Hiroshima', null]] },
  { weight: 6, country: 'South Korea', names: ['korean'], places: [['Seoul', null], ['Busan', null]] },
  { weight: 6, country: 'Curaçao', names: ['dutch'], places: [['Willemstad', null]] },
  { weight: 4, country: 'Australia', names: ['english'], places: [['Sydney', 'New South Wales'], ['Perth', 'Western Australia']] },
]; // prettier-ignore

const weights = origins.map((origin) => origin.weight);

/** Draws a birthplace and the matching list of names. */
function drawOrigin(random: Random): { birthplace: Birthplace; names: NameLists } {
  const origin = origins[random.weighted(weights)];
  if (origin === undefined) throw new Error('no origins');
  const [city, stateProvince] = random.pick(origin.places);
  return { birthplace: { city, stateProvince, country: origin.country }, names: random.pick(origin.names) };
}
