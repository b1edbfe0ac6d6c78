import { clubNamesOf } from '#domain/teams/club-names.ts';

/** The groups of the chooser, in its order. */
export const pictureCategories = ['Default', 'Team Hats', 'Country Flags', 'Mets', 'Expos', 'Anime'] as const;

export type PictureCategory = (typeof pictureCategories)[number];

export type ProfilePicture = {
  /** 'p1' to 'p49': its place in the addresses of the files */
  id: `p${number}`;
  /** words to find it by, in lower case */
  tags: readonly string[];
  category: PictureCategory;
  tier: 'Free';
  /** what it shows, for those who do not see it */
  alt: string;
  /** hats only: the club whose colours it has */
  teamId?: number;
};

type Row = readonly [number: number, alt: string, ...tags: string[]];

/** The nine fielders, numbered as a scorebook numbers them. */
const fielders: readonly Row[] = [
  [1, 'A pitcher at the top of the leg kick', 'pitcher', 'mound'],
  [2, 'A catcher in the crouch, mitt up', 'catcher', 'mask'],
  [3, 'A first baseman stretching for a throw, one foot on the bag', 'first base', 'stretch'],
  [4, 'A second baseman throwing in mid-air over the bag', 'second base', 'double play'],
  [5, 'A third baseman diving to his side', 'third base', 'dive'],
  [6, 'A shortstop leaping for a line drive', 'shortstop', 'leap'],
  [7, 'A left fielder reaching over the wall', 'left field', 'wall'],
  [8, 'A center fielder at full run with the glove out', 'center field', 'run'],
  [9, 'A right fielder about to throw home', 'right field', 'throw'],
];

/** Which cap has whose colours. Fans keep their picture by its number: never reorder. */
const hats: readonly (readonly [number: number, teamId: number])[] = [
  [10, 108],
  [11, 117],
  [12, 133],
  [13, 141],
  [14, 144],
  [15, 158],
  [16, 138],
  [19, 112],
  [20, 109],
  [21, 119],
  [22, 137],
  [23, 114],
  [24, 136],
  [25, 146],
  [26, 121],
  [27, 120],
  [28, 110],
  [29, 135],
  [30, 143],
  [31, 134],
  [32, 139],
  [33, 140],
  [34, 111],
  [35, 113],
  [36, 115],
  [37, 118],
  [38, 116],
  [39, 142],
  [40, 145],
  [41, 147],
];

const expos: readonly Row[] = [[17, 'A lily in red, white and blue round a baseball', 'montreal', 'tricolour', 'lily']];

const anime: readonly Row[] = [
  [18, 'A young pitcher with fire in the eyes, drawn in the manner of anime', 'pitcher', 'speed lines', 'japan'],
];

const flags: readonly Row[] = [
  [42, 'The flag of the United States', 'united states', 'usa'],
  [43, 'The flag of the Dominican Republic', 'dominican republic'],
  [48, 'The flag of Japan', 'japan'],
  [49, 'The flag of Venezuela', 'venezuela'],
];

const mets: readonly Row[] = [
  [44, 'An orange apple with the seams of a baseball', 'new york', 'apple'],
  [45, 'An elevated train at dusk in blue and orange', 'new york', 'queens', 'train'],
  [46, 'A bridge before an orange evening sun', 'new york', 'bridge', 'sunset'],
  [47, 'Crossed bats and a ball on blue and orange rays', 'new york', 'bats'],
];

function pictures(category: PictureCategory, rows: readonly Row[]): ProfilePicture[] {
  return rows.map(([number, alt, ...tags]) => ({
    id: `p${number}`,
    tags: [category.toLowerCase(), ...tags],
    category,
    tier: 'Free',
    alt,
  }));
}

function hat([number, teamId]: (typeof hats)[number]): ProfilePicture {
  const { name, shortName, abbreviation } = clubNamesOf(teamId) ?? { name: '', shortName: '', abbreviation: '' };
  return {
    id: `p${number}`,
    tags: ['hat', 'cap', name.toLowerCase(), shortName.toLowerCase(), abbreviation.toLowerCase()],
    category: 'Team Hats',
    tier: 'Free',
    alt: `A cap in the colours of the ${name}`,
    teamId,
  };
}

/** Every picture that a fan may choose, group by group. */
export const profilePictures: readonly ProfilePicture[] = [
  ...pictures('Default', fielders),
  ...hats.map(hat),
  ...pictures('Country Flags', flags),
  ...pictures('Mets', mets),
  ...pictures('Expos', expos),
  ...pictures('Anime', anime),
];

/** File of a picture by its size: thumb 96 px, med 300 px, full 600 px, all square. */
export function profilePictureFile(id: string, size: 'thumb' | 'med' | 'full'): string {
  return size === 'full' ? `${id}.webp` : `${id}_${size}.webp`;
}

/** The picture that an account's `profilePic` ('7' for p7) means; undefined where there is none. */
export function profilePictureOf(profilePic: string): ProfilePicture | undefined {
  return profilePictures.find(({ id }) => id === `p${profilePic}`);
}
