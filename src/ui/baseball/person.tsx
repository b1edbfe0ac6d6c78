import type { ReactNode } from 'react';
import { Link } from '#ui/kit/link.tsx';
import styles from './person.module.css';

type PersonProps = {
  /** a `Headshot`, `ListedHeadshot` or `UserPicture` */
  face: ReactNode;
  name: string;
  /** what the name, and with it the whole person, leads to */
  to?: string | undefined;
  as?: 'h2' | 'h3';
  /** lines below the name */
  children?: ReactNode;
};

/** A player, coach or user: the face, the name, and what is said about them. */
export function Person({ face, name, to, as: Heading = 'h3', children }: PersonProps) {
  return (
    <div className={styles.person}>
      {face}
      <div>
        <Heading>{to === undefined ? name : <Link to={to}>{name}</Link>}</Heading>
        {children}
      </div>
    </div>
  );
}
