import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { capRows, pictureRows } from './profile-picture-rows.ts';

/** The groups of the picture chooser, in display order. */
export const pictureCategories = ['Default', 'Team Hats', 'Country Flags', 'Mets', 'Expos', 'Anime'] as const;

export type PictureCategory = (typeof pictureCategories)[number];

export type ProfilePicture = {
  /** 'p1' for the picture numbered 1: the start of its file names */
  id: `p${number}`;
  /** search words in lower case */
  tags: readonly string[];
  category: PictureCategory;
  /** alternative text */
  alt: string;
  /** caps only: the team whose colors it has */
  teamId?: number;
};

export type PictureRow = readonly [
  number: number,
  category: Exclude<PictureCategory, 'Team Hats'>,
  alt: string,
  ...tags: string[],
];

export type CapRow = readonly [number: number, teamId: number];

function toPicture([number, category, alt, ...tags]: PictureRow): ProfilePicture {
  return { id: `p${number}`, tags: [category.toLowerCase(), ...tags], category, alt };
}

function toCap([number, teamId]: CapRow): ProfilePicture {
  const { name, shortName, abbreviation } = clubNamesOf(teamId) ?? { name: '', shortName: '', abbreviation: '' };
  return {
    id: `p${number}`,
    tags: ['hat', 'cap', name.toLowerCase(), shortName.toLowerCase(), abbreviation.toLowerCase()],
    category: 'Team Hats',
    alt: `A cap in the colors of the ${name}`,
    teamId,
  };
}

const unordered = [...pictureRows.map(toPicture), ...capRows.map(toCap)];

/** Every picture that a user may choose: category by category, by number within each. */
export const profilePictures: readonly ProfilePicture[] = pictureCategories.flatMap((category) =>
  unordered.filter((picture) => picture.category === category),
);

/** Returns the file name of a picture in a size: thumb 96 px, med 300 px, full 600 px, all square. */
export function profilePictureFile(id: string, size: 'thumb' | 'med' | 'full'): string {
  return size === 'full' ? `${id}.webp` : `${id}_${size}.webp`;
}
