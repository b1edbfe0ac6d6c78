import { faceToSvgString } from 'facesjs';
import { headshot } from '../../contract/pictures.ts';
import { servePicture } from '#platform/http/endpoints/serve-picture.ts';
import { generateFace } from './generate-face.ts';

export const headshotRoutes = {
  headshot: servePicture(headshot, ({ params }) => ({ content: faceToSvgString(generateFace(params.file)) })),
};
