import { profilePicture } from '#contract/pictures.ts';
import { profilePictures } from '#domain/pictures/catalogue.ts';
import { openPictureFolder } from '#server/http/endpoints/picture-folder.ts';
import { servePicture } from '#server/http/endpoints/serve-picture.ts';

const find = openPictureFolder(
  new URL('files/', import.meta.url),
  `They are p1 to p${profilePictures.length}, each as p1_thumb.webp, p1_med.webp and p1.webp.`,
);

export const profilePictureRoutes = {
  profilePicture: servePicture(profilePicture, ({ params }) => find(params.file)),
};
