import { paint } from '../shapes/paint.ts';
import { calledShotFrames } from './frames.ts';
import { lettering } from './lettering.ts';

/** The batter points at the fence: the sixth picture of the gallery. */
const pointing = calledShotFrames[5] ?? '';

/** The share picture of pages without one of their own, in the size of the pictures that the server draws. */
export const sharePicture = {
  path: 'src/app/browser/public/pictures/share.png',
  width: 1200,
  height: 630,
  svg: pointing
    .replace(/viewBox="[^"]*"/, 'viewBox="0 8 320 168"')
    .replace('</svg>', `${lettering('CALLED SHOT', 246, 165, 11.5, paint.ink)}</svg>`),
} as const;
