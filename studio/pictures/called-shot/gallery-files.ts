import { calledShotFrames } from './frames.ts';

export const galleryFolder = 'src/web/public/pictures/blog';

/** The pictures of the gallery as they are committed: sharp at every size, and smaller than their pixels would be. */
export const galleryFiles: readonly { path: string; svg: string }[] = calledShotFrames.map((svg, index) => ({
  path: `${galleryFolder}/called-shot-${String(index + 1).padStart(2, '0')}.svg`,
  svg,
}));
