import { paint } from '../shapes/paint.ts';
import { calledShotFrames } from './frames.ts';
import { lettering } from './lettering.ts';

/** He points the bat at the fence: the sixth picture of the gallery. */
const pointing = calledShotFrames[5] ?? '';

/** The picture that a page is shared with when it has none of its own: as wide as those that the server draws. */
export const sharePicture = {
  path: 'src/web/public/pictures/share.png',
  width: 1200,
  height: 630,
  svg: pointing
    .replace(/viewBox="[^"]*"/, 'viewBox="0 8 320 168"')
    .replace('</svg>', `${lettering('CALLED SHOT', 246, 165, 11.5, paint.ink)}</svg>`),
} as const;
