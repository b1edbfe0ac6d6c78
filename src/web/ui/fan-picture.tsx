type FanPictureProps = {
  /** number of a profile picture ('7' for p7); empty for the default batter */
  profilePic: string;
  /** CSS pixels that it takes */
  size: number;
  alt?: string;
  isLazy?: boolean;
  className?: string | undefined;
};

const defaultBatter = '/assets/default-batter.svg';

/** The thumb is 96 px wide: what is drawn larger than this would be blurred on a phone's fine screen. */
const largestThumb = 48;

/** A fan's picture: up to 768 px of screen the thumb, where it is sharp, else medium; our batter when there is none. */
export function FanPicture({ profilePic, size, alt = '', isLazy = false, className }: FanPictureProps) {
  const folder = `/api/profile_pictures/p${profilePic}`;
  const hasPicture = profilePic !== '';
  return (
    <picture key={profilePic}>
      {hasPicture && size <= largestThumb && <source media="(max-width: 768px)" srcSet={`${folder}_thumb.webp`} />}
      <img
        src={hasPicture ? `${folder}_med.webp` : defaultBatter}
        data-next={hasPicture ? defaultBatter : ''}
        width={size}
        height={size}
        alt={alt}
        decoding="async"
        className={className}
        {...(isLazy ? { loading: 'lazy' } : {})}
      />
    </picture>
  );
}
