import { faceToSvgString } from 'facesjs';
import { headshot } from '#contract/pictures.ts';
import { servePicture } from '#server/http/endpoints/serve-picture.ts';
import { faceOf } from './face-of.ts';

export const headshotRoutes = {
  headshot: servePicture(headshot, ({ params }) => ({ content: faceToSvgString(faceOf(params.file)) })),
};
