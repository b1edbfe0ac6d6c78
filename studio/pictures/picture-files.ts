import { profilePictureFile } from '../../src/domain/pictures/catalogue.ts';
import { clubs } from '../../src/domain/teams/clubs.ts';
import { defaultEmblemSvg, emblemSvg } from '../../src/server/features/emblems/emblem-svg.ts';
import type { ProfileDrawing } from './profile-drawing.ts';
import { profileDrawings } from './profile-drawings.ts';

/** A file to make: its path in the project, what it shows, its width and height in pixels. */
export type PictureFile = { path: string; svg: string; pixels: number; kind: 'picture' | 'emblem' };

const sizes = { thumb: 96, med: 300, full: 600 } as const;

const profileFolder = 'src/server/features/profile-pictures/files';
const emblemFolder = 'src/server/features/emblems/files';

function sizesOf({ number, draw }: ProfileDrawing): PictureFile[] {
  const svg = draw();
  return (['thumb', 'med', 'full'] as const).map((size) => ({
    path: `${profileFolder}/${profilePictureFile(`p${number}`, size)}`,
    svg,
    pixels: sizes[size],
    kind: 'picture',
  }));
}

const oldScore = (name: string | number, svg: string): PictureFile => ({
  path: `${emblemFolder}/${name}_old_score.webp`,
  svg,
  pixels: 200,
  kind: 'emblem',
});

/** Every picture file that is committed, in the order of the manifest. */
export const pictureFiles: readonly PictureFile[] = [
  ...profileDrawings.flatMap(sizesOf),
  ...clubs.map(({ id }) => oldScore(id, emblemSvg(id))),
  oldScore('default-team-logo', defaultEmblemSvg()),
];

/** Folders that hold nothing but these files. */
export const pictureFolders = [profileFolder, emblemFolder] as const;
