import type { Hand, Person, Position, Birthplace } from '../model.ts';
import { Random } from '../rng/random.ts';

const split = (text: string): readonly string[] => text.trim().split(/\s+/);
/** separated by commas, because last names may contain a space */
const parts = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** Name parts of the invented players by origin. Any likeness to a real player is coincidental. */
const nameLists = {
  english: {
    first:
      split(`Aaron Adam Adrian Alec Anders Andrew Asher Austin Beau Ben Blake Brady Brandon Brennan Brett Brock Bryce Caleb
      Cam Carson Carter Casey Chad Chase Clay Cody Colby Cole Colin Connor Cooper Corey Dalton Daniel Davis Dawson Dean Derek
      Devin Dillon Drake Drew Dustin Dylan Easton Eli Elliot Emmett Ethan Evan Everett Finn Ford Garrett Gavin Grady Graham
      Grant Griffin Hank Harrison Hayden Holden Houston Hudson Hunter Ian Isaac Isaiah Jace Jack Jackson Jake Jalen Jared Jesse
      Jonah Jordan Josh Justin Keaton Keith Kellen Kyle Lance Landon Levi Logan Luke Malik Marcus Mason Matt Max Micah Miles
      Mitchell Nate Nick Noah Nolan Owen Parker Patrick Paxton Peyton Preston Quinn Reed Reese Reid Rhett Riley Robbie Roman
      Rowan Royce Ryan Sam Sawyer Sean Seth Shane Shaun Spencer Stephen Tanner Terrell Tobias Travis Trent Trevor Tristan
      Troy Tucker Ty Tyler Walker Walt Wesley Wyatt Xavier Zach Zane`),
    last: parts(`Abernathy,Acker,Alderman,Amberson,Ashworth,Atwater,Bagwell-Hughes,Ballard,Bancroft,Barlow,Barnhill,Bassett,Beckwith,
      Bellamy,Benedict,Birdsong,Blackburn,Blaylock,Boatwright,Bowden,Brackett,Bradshaw,Brannigan,Bridger,Brigham,Brockway,
      Brubaker,Buchanan,Burkhart,Burleson,Cadwell,Calloway,Camden,Cantwell,Carmody,Castleberry,Chadwick,Chamberlin,Chandler,
      Claiborne,Clendenin,Cobb,Colfax,Colvin,Conaway,Copeland,Corrigan,Coulter,Cranston,Crenshaw,Crowder,Cullen,Dabney,Dalrymple,
      Danforth,Davenport,Dearborn,Denham,Dickerson,Dillard,Donnelly,Doyle,Driscoll,Dunaway,Eastman,Eckert,Edgerton,Ellsworth,
      Fairbanks,Farnsworth,Fenwick,Finnegan,Fitzhugh,Flanagan,Fletcher,Forsythe,Gaines,Gallagher,Garland,Gentry,Gilchrist,
      Goodwin,Granger,Greer,Gunderson,Hadley,Halloran,Hammond,Hargrove,Harlan,Hatcher,Hawthorne,Haverford,Hendrix,Hobart,Holcomb,
      Hollister,Huckaby,Huxley,Ingersoll,Jarvis,Jessup,Keating,Kellerman,Kendrick,Kimball,Kincaid,Kirkland,Lachlan,Lambert,Langley,
      Latham,Lockhart,Loomis,Lowery,Lundgren,MacAllister,Maddox,Mallory,Marchetti,Marlowe,Mathison,Mayfield,McBride,McCready,
      McElroy,McGrath,McKinnon,McNair,Medford,Merrill,Middleton,Moffitt,Monroe,Mosley,Nance,Newberry,Nordstrom,Oakley,O'Brien,
      O'Connell,O'Rourke,Odom,Oldham,Osgood,Overton,Paddock,Palmer,Pemberton,Pettigrew,Pickett,Pomeroy,Prescott,Pruitt,Radford,
      Rafferty,Ramsey,Ransom,Redmond,Renfro,Rhodes,Ridgeway,Rollins,Roswell,Rutledge,Sadler,Sandifer,Schaefer,Schroeder,Seaver-Holt,
      Selby,Shackelford,Shelton,Sheridan,Sinclair,Slater,Snell-Parrish,Stackhouse,Stanfield,Stoddard,Strickland,Sutherland,Swann,
      Tackett,Talbot,Tannehill,Thackery,Thornton,Tillman,Townsend,Trask,Treadway,Tremaine,Underhill,Vance,Vaughan,Wadsworth,Wakefield,
      Walden,Wardlow,Weatherby,Westbrook,Whitaker,Whitlock,Wickham,Wilder,Winslow,Woodard,Worthington,Wynn,Yarbrough,Yates,Youngblood`),
  },
  spanish: {
    first:
      split(`Abel Abraham Adalberto Adrián Agustín Alberto Alejandro Alexis Álvaro Andrés Ángel Anderson Anthony Ariel Armando
      Arturo Benito Bryan Camilo Carlos César Cristian Cristóbal Dariel Darío David Diego Domingo Edgar Edison Eduardo Elías
      Eliezer Emilio Enrique Ernesto Esteban Eugenio Ezequiel Fabián Felipe Félix Fernando Francisco Franklin Freddy Gabriel
      Germán Gerardo Gilberto Gustavo Héctor Hernán Hugo Ignacio Isaías Ismael Iván Jairo Javier Jeison Jesús Joaquín Jhonny
      Joel Johan Jorge José Juan Julián Julio Kelvin Leonardo Leonel Lorenzo Luciano Luis Manuel Marcos Mariano Mario Martín
      Mateo Mauricio Maximiliano Melvin Miguel Moisés Nelson Néstor Nicolás Omar Orlando Óscar Osvaldo Pablo Pedro Rafael Ramón
      Raúl Reinaldo Ricardo Roberto Rodolfo Rodrigo Rolando Rubén Salvador Samuel Santiago Saúl Sebastián Sergio Simón Teodoro
      Tomás Ulises Vicente Víctor Wander Wilmer Yadiel Yandel Yeison Yohan`),
    last: parts(`Abreu,Acevedo,Acuña-Ríos,Adames-Polo,Aguilar,Alcántara,Alvarado,Amador,Aponte,Aquino,Araújo,Arrieta,Arroyo,Avilés,Ayala,Báez,Balboa,
      Barrera,Barrios,Batista,Bautista,Bello,Beltrán,Benavides,Bermúdez,Betances,Blanco,Bonilla,Brito,Bueno,Burgos,Caballero,Cabrera,
      Calderón,Camacho,Canario,Caraballo,Cárdenas,Carrasco,Casanova,Castellanos,Castillo,Cedeño,Céspedes,Cordero,Coronado,Cruz,Cuevas,
      De Jesús,De la Rosa,De León,Del Valle,Delgado,Díaz,Domínguez,Duarte,Echeverría,Encarnación,Escalona,Escobar,Espinal,Estévez,
      Fajardo,Familia,Feliz,Figueroa,Franco,Fuentes,Galíndez,Galván,Garrido,Gil,Gómez,Guerra,Guillén,Henríquez,Heredia,Hidalgo,Huertas,
      Ibarra,Infante,Jiménez,Lagares,Lantigua,Lara,Leal,Liriano,Lugo,Luna,Machado,Maldonado,Marín,Marmolejos,Marte,Matos,Medina,
      Mejía,Mena,Mercedes,Mieses,Miranda,Molina,Montás,Montero,Morales,Moscoso,Naranjo,Navarro,Nieves,Nolasco,Núñez,Ocampo,Olivares,
      Ortega,Pacheco,Palacios,Paniagua,Paredes,Paulino,Peguero,Peña,Peralta,Pimentel,Pinales,Polanco,Quezada,Quiñones,Quintana,
      Ramírez,Rengifo,Reyes,Rincón,Rivas,Robles,Rojas,Rondón,Rosario,Salas,Salcedo,Sandoval,Sanó,Santana,Segura,Severino,Sierra,Silvestre,
      Solano,Sosa,Soriano,Suárez,Taveras,Tejada,Toribio,Torrealba,Trejo,Ureña,Urías,Valdez,Vargas,Vásquez,Ventura,Villalobos,Villar,
      Vizcaíno,Yépez,Zambrano,Zapata`),
  },
  japanese: {
    first:
      split(`Akira Daichi Daisuke Eiji Haruki Hayato Hideo Hiroki Kaito Kazuma Keita Kenji Kenta Kohei Masaki Naoki Renji Ryota
      Satoshi Shinji Shota Sora Takuma Tatsuya Yuki Yusuke`),
    last: split(`Aoyama Fujimoto Hasegawa Hayashida Iwakuni Kawamura Kinoshita Kitagawa Kobayashi Kurosawa Matsuda Miyazawa Morikawa
      Nakagawa Nishioka Okamura Onodera Sakamoto Shimizu Sugimoto Takahara Tanabe Uehara Watanuki Yamashiro Yoshinaga`),
  },
  korean: {
    first:
      split(`Dong-hyun Gun-woo Hyun-soo Jae-won Ji-hoon Jin-woo Joon-ho Ki-tae Min-jae Sang-min Seung-ho Sung-jin Tae-yang
      Woo-jin Young-min`),
    last: split(`Ahn Bae Cha Choi Han Hwang Jang Jung Kang Kwon Lim Moon Noh Oh Ryu Shin Song Yang Yoon`),
  },
  dutch: {
    first: split(
      `Andruw Curley Darien Dashenko Djurickson Gershon Jandrick Jurrien Kenley Quincy Randolph Shairon Sherten Tyrone`,
    ),
    last: split(`Balentina Cijntje Croes Floranus Gregorius-Maas Isenia Juliana Koeiman Lampe Martina Meulens-Prins Obispo Profar-Daal
      Rosalia Schoop-Winklaar Statia Tromp Winklaar`),
  },
} as const;

type NameLists = keyof typeof nameLists;

const nicknames: readonly string[] = [
  'Ace', 'Bear', 'Biscuit', 'Boomer', 'Buck', 'Bulldog', 'Captain', 'Chief', 'Cookie', 'Cricket', 'Doc', 'Duke', 'Flash',
  'Fuego', 'Goose', 'Hammer', 'Hoot', 'Iceman', 'Jet', 'Kiko', 'Lefty', 'Link', 'Magic', 'Moose', 'Nacho', 'Pepe', 'Pudge',
  'Rocket', 'Rusty', 'Scooter', 'Shadow', 'Skip', 'Smoke', 'Sparky', 'Tito', 'Train', 'Turbo', 'Whip', 'Yoyo', 'Zip',
]; // prettier-ignore

export type PersonPlan = {
  seed: string;
  id: number;
  season: number;
  age: number;
  position: Position;
  isPitcher: boolean;
  /** has played in the majors */
  isMajorLeaguer: boolean;
  number: string;
  organizationId: number | null;
  openingClubId: number | null;
  lastSeason?: number;
  /** a club may have drafted the player */
  canBeDrafted: boolean;
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
  return { height, weight: Math.round(random.normal(208, 15) + (height - 73) * 5) };
}

/** The year of the draft, after high school or college; null for a player who was not drafted. */
function drawDraftYear(random: Random, plan: PersonPlan, birthYear: number): number | null {
  const wentToCollege = random.chance(0.68);
  random.skip(wentToCollege ? 2 : 1);
  const year = birthYear + (wentToCollege ? random.int(21, 22) : 18);
  const isDrafted = plan.organizationId !== null && year < plan.season && random.chance(0.93);
  if (!isDrafted || !plan.canBeDrafted) return null;
  random.skip(2);
  random.skip(random.chance(0.6) ? 0 : 1);
  return year;
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
  random.skip(random.chance(0.8) ? 1 : 0);
  const birthYear = plan.season - plan.age;
  const { bats, throws } = hands(random, plan);
  const { height, weight } = build(random, plan);
  const isDomestic = ['USA', 'Canada', 'Puerto Rico'].includes(birthplace.country);
  const draftYear = isDomestic ? drawDraftYear(random, plan, birthYear) : null;
  const debutAge = Math.min(plan.age - 1, Math.round(random.normal(24.2, 1.5)));
  const debutYear = birthYear + Math.max(debutAge, 20);
  return {
    id: plan.id,
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
    draftYear,
    debutDate: plan.isMajorLeaguer ? `${debutYear}-${pad(random.int(4, 9))}-${pad(random.int(1, 28))}` : null,
    organizationId: plan.organizationId,
    openingClubId: plan.openingClubId,
    lastSeason: plan.lastSeason ?? null,
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
