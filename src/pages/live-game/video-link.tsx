import { pitchVideoUrl } from '#features/videos/rules.ts';
import { NewTabLink } from '#ui/kit/new-tab-link.tsx';
import styles from './video-link.module.css';

type Props = {
  /** undefined: there is no video */
  id: string | undefined;
  /** what it shows, for screen readers: several links on a page are called 'Video' */
  of: string;
};

/** Opens the video of a pitch or play at Baseball Savant. */
export function VideoLink({ id, of }: Props) {
  if (id === undefined) return null;
  return (
    <NewTabLink className={styles.link} href={pitchVideoUrl(id)}>
      Video<span className="visually-hidden"> of {of}</span>
    </NewTabLink>
  );
}
