import { profilePictureFile } from '../../src/features/accounts/rules/profile-pictures.ts';
import { defaultEmblemSvg, emblemSvg } from '../../src/features/pictures/server/emblem-svg.ts';
import { clubs } from '../../src/rules/baseball/teams/clubs.ts';
import type { ProfileDrawing } from './profile-drawing.ts';
import { profileDrawings } from './profile-drawings.ts';

/** A square picture file: its path in the project, its drawing and the length of its sides in pixels. */
export type PictureFile = { path: string; svg: string; pixels: number; kind: 'picture' | 'emblem' };

const sizes = { thumb: 96, med: 300, full: 600 } as const;

const profileFolder = 'src/features/pictures/server/profile-pictures/files';
const emblemFolder = 'src/features/pictures/server/emblems/files';

function toPictureFiles({ number, draw }: ProfileDrawing): PictureFile[] {
  const svg = draw();
  return (['thumb', 'med', 'full'] as const).map((size) => ({
    path: `${profileFolder}/${profilePictureFile(`p${number}`, size)}`,
    svg,
    pixels: sizes[size],
    kind: 'picture',
  }));
}

const toEmblemFile = (name: string | number, svg: string): PictureFile => ({
  path: `${emblemFolder}/${name}_old_score.webp`,
  svg,
  pixels: 200,
  kind: 'emblem',
});

/** Every committed picture file with a manifest entry, in that order. */
export const pictureFiles: readonly PictureFile[] = [
  ...profileDrawings.flatMap(toPictureFiles),
  ...clubs.map(({ id }) => toEmblemFile(id, emblemSvg(id))),
  toEmblemFile('default-team-logo', defaultEmblemSvg()),
];

/** Folders that contain only these files. */
export const pictureFolders = [profileFolder, emblemFolder] as const;
