import { calledShotFrames } from './frames.ts';

export const galleryFolder = 'src/app/browser/public/pictures/blog';

/** The committed files of the gallery. SVG is sharp at every size and smaller than an image of pixels. */
export const galleryFiles: readonly { path: string; svg: string }[] = calledShotFrames.map((svg, index) => ({
  path: `${galleryFolder}/called-shot-${String(index + 1).padStart(2, '0')}.svg`,
  svg,
}));
