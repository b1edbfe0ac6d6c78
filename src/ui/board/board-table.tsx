import type { ReactNode, Ref } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { FanPicture } from '#ui/pictures/fan-picture.tsx';
import styles from './board.module.css';

type BoardTableProps = {
  caption: string;
  /** names of the columns after the username: four figures, or two */
  heads: { score: string; figures: readonly string[] };
  /** bodies of rows */
  children: ReactNode;
};

/** The table of a board: place, picture, username, score, and figures, which are below the username on a phone. */
export function BoardTable({ caption, heads: { score, figures }, children }: BoardTableProps) {
  return (
    <table className={classNames(styles.board, figures.length === 2 && styles.twoFigures)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            PLACE
          </th>
          <th scope="col" className={styles.picture}>
            <span className="visually-hidden">PICTURE</span>
          </th>
          <th scope="col" className={styles.username}>
            USERNAME
          </th>
          <th scope="col" className={styles.score}>
            {score}
          </th>
          {figures.map((name) => (
            <th key={name} scope="col" className={styles.figure}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

export type BoardUser = { rank: number | null; username: string; profilePic: string };

type BoardRowProps = {
  row: BoardUser;
  isOwn: boolean;
  score: ReactNode;
  /** beside the place */
  movement?: ReactNode;
  /** what the name leads to; default: the user's page */
  to?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLTableRowElement>;
  /** `Figure`s */
  children: ReactNode;
};

export function BoardRow({ row, isOwn, score, movement, to, id, ref, children }: BoardRowProps) {
  const { rank, username, profilePic } = row;
  return (
    <tr ref={ref} id={id} className={isOwn ? styles.own : undefined}>
      <td className={styles.place}>
        <b>{rank ?? '–'}</b>
        {movement}
      </td>
      <td className={styles.picture}>
        <FanPicture profilePic={profilePic} size={40} />
      </td>
      <th scope="row" className={styles.username}>
        <Link to={to ?? paths.user(username)} title={username}>
          {shortUsername(username)}
        </Link>
        {isOwn && <span className={styles.you}>You</span>}
      </th>
      <td className={styles.score}>{score}</td>
      {children}
    </tr>
  );
}

/** A figure with the name of its column, which is visible on a phone, where the columns are below the username. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={styles.figure}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
