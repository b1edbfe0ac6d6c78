import { profilePicture } from '../contract.ts';
import { profilePictures } from '../rules/catalogue.ts';
import { createPictureReader } from '#platform/http/endpoints/create-picture-reader.ts';
import { servePicture } from '#platform/http/endpoints/serve-picture.ts';

const find = createPictureReader(
  new URL('profile-pictures/files/', import.meta.url),
  `They are p1 to p${profilePictures.length}, each as p1_thumb.webp, p1_med.webp and p1.webp.`,
);

export const profilePictureRoutes = {
  profilePicture: servePicture(profilePicture, ({ params }) => find(params.file)),
};
