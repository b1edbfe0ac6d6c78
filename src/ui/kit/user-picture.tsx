import { type Ref, useRef } from 'react';
import { useIsNear } from './use-is-near.ts';

type UserPictureProps = {
  /** number of a profile picture ('7' for p7); empty shows the default batter */
  profilePic: string;
  /** size in CSS pixels */
  size: number;
  alt?: string;
  pictureRef?: Ref<HTMLImageElement>;
};

const defaultBatter = '/assets/default-batter.svg';

/** The thumbnail is 96 px wide. At a larger size than this it would be blurred on a high-density screen. */
const largestThumb = 48;

/** The picture of a user: the thumbnail on screens up to 768 px if it is sharp, otherwise the medium size; without one the default batter. */
export function UserPicture({ profilePic, size, alt = '', pictureRef }: UserPictureProps) {
  const folder = `/api/profile_pictures/p${profilePic}`;
  const hasPicture = profilePic !== '';
  return (
    <picture key={profilePic}>
      {hasPicture && size <= largestThumb && <source media="(max-width: 768px)" srcSet={`${folder}_thumb.webp`} />}
      <img
        ref={pictureRef}
        src={hasPicture ? `${folder}_med.webp` : defaultBatter}
        data-next={hasPicture ? defaultBatter : ''}
        width={size}
        height={size}
        alt={alt}
        decoding="async"
        loading="lazy"
      />
    </picture>
  );
}

/** In a list of many users: the default batter until it is near the visible area. */
export function ListedUserPicture({ profilePic, ...rest }: Omit<UserPictureProps, 'pictureRef'>) {
  const pictureRef = useRef<HTMLImageElement>(null);
  return <UserPicture {...rest} profilePic={useIsNear(pictureRef) ? profilePic : ''} pictureRef={pictureRef} />;
}
