import type { Birthplace } from '../model.ts';
import type { Random } from '../rng/random.ts';
import type { NameLists } from './names.ts';

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
export function drawOrigin(random: Random): { birthplace: Birthplace; names: NameLists } {
  const origin = origins[random.weighted(weights)];
  if (origin === undefined) throw new Error('no origins');
  const [city, stateProvince] = random.pick(origin.places);
  return { birthplace: { city, stateProvince, country: origin.country }, names: random.pick(origin.names) };
}
