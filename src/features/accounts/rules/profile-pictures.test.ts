import { expect, test } from 'vitest';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { profilePictureFile, profilePictures, type PictureCategory } from './profile-pictures.ts';

const numbersOf = (category: PictureCategory) =>
  profilePictures.filter((picture) => picture.category === category).map(({ id }) => Number(id.slice(1)));

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the pictures are p1 to p49, each once', () => {
  const ids = new Set<string>(profilePictures.map(({ id }) => id));
  expect(profilePictures).toHaveLength(49);
  for (const number of range(1, 49)) expect(ids).toContain(`p${number}`);
});

test.each<[PictureCategory, number[]]>([
  ['Default', range(1, 9)],
  ['Team Hats', [...range(10, 16), ...range(19, 41)]],
  ['Country Flags', [42, 43, 48, 49]],
  ['Mets', range(44, 47)],
  ['Expos', [17]],
  ['Anime', [18]],
])('the category %s has the numbers of the specification', (category, numbers) => {
  expect(numbersOf(category)).toEqual(numbers);
});

test('every team has one cap', () => {
  const hats = profilePictures.filter(({ category }) => category === 'Team Hats');
  expect(hats).toHaveLength(30);
  expect(new Set(hats.map(({ teamId }) => teamId))).toEqual(new Set(clubNames.map(({ id }) => id)));
});

test('every picture has a unique alternative text and at least two tags', () => {
  expect(new Set(profilePictures.map(({ alt }) => alt)).size).toBe(profilePictures.length);
  for (const { alt, tags } of profilePictures) {
    expect(alt.length).toBeGreaterThan(10);
    expect(tags.length).toBeGreaterThan(1);
    expect(tags).not.toContain('');
  }
});

test('a file name contains the picture and the size', () =>
  expect(['thumb', 'med', 'full'].map((size) => profilePictureFile('p7', size as 'thumb'))).toEqual([
    'p7_thumb.webp',
    'p7_med.webp',
    'p7.webp',
  ]));

test('picture 7 shows a left fielder', () =>
  expect(profilePictures.find(({ id }) => id === 'p7')?.alt).toContain('left fielder'));
