import type { ReactNode, Ref } from 'react';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { UserPicture } from '#ui/pictures/user-picture.tsx';
import styles from './board.module.css';

/** A column of figures. `short`: its name on narrow screens; `isMain`: it is in the line of a phone, the others open below it */
type FigureHead = { name: string; short: string; isMain?: true };

export type BoardHeads = { score: string; figures: readonly FigureHead[] };

type BoardTableProps = {
  caption: string;
  /** the columns after the username */
  heads: BoardHeads;
  /** bodies of rows */
  children: ReactNode;
};

type HeadProps = { name: string; short: string; className: string | undefined };

/** The head of a column, shortened on a narrow screen; the full name stays for screen readers and as the title. */
function Head({ name, short, className }: HeadProps) {
  return (
    <th scope="col" className={className} title={name}>
      <span className={styles.full}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </th>
  );
}

const figureClass = (isMain: boolean) => classNames(styles.figure, isMain ? styles.main : styles.further);

/** The table of a board: place, picture, username, score, and figures. Every user has one line; on a phone a press opens the further figures. */
export function BoardTable({ caption, heads: { score, figures }, children }: BoardTableProps) {
  return (
    <table className={styles.board}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <Head name="PLACE" short="#" className={styles.place} />
          <th scope="col" className={styles.picture}>
            <span className="visually-hidden">PICTURE</span>
          </th>
          <Head name="USERNAME" short="NAME" className={styles.username} />
          <Head name={score} short={score} className={styles.score} />
          {figures.map(({ name, short, isMain = false }) => (
            <Head key={name} name={name} short={short} className={figureClass(isMain)} />
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
  className?: string | undefined;
  /** `Figure`s */
  children: ReactNode;
};

export function BoardRow({ row, isOwn, score, movement, to, id, ref, className, children }: BoardRowProps) {
  const { rank, username, profilePic } = row;
  return (
    <tr ref={ref} id={id} className={classNames(isOwn && styles.own, className)}>
      <td className={styles.place}>
        <b>{rank ?? '–'}</b>
        {movement}
      </td>
      <td className={styles.picture}>
        <UserPicture profilePic={profilePic} size={36} />
      </td>
      <th scope="row" className={styles.username}>
        <Link to={to ?? paths.user(username)} title={username}>
          {shortUsername(username)}
        </Link>
        {isOwn && <span className={styles.you}>You</span>}
      </th>
      <td className={styles.score}>{score}</td>
      {children}
      <td className={styles.more}>
        {/* opens the further figures of the row by its style */}
        <details>
          <summary aria-label={`Further figures of ${username}`} />
        </details>
      </td>
    </tr>
  );
}

/** A figure; on a phone a further one has the name of its column before it. */
export function Figure({ label, isMain = false, children }: { label: string; isMain?: boolean; children: ReactNode }) {
  return (
    <td className={figureClass(isMain)}>
      {!isMain && <span className={styles.label}>{label}</span>}
      {children}
    </td>
  );
}

/** The streaks are not those of a period: a user's longest one counts every pick. */
const lifelongStreak = { name: 'LONGEST STREAK EVER', short: 'LONGEST EVER' };

/** The columns of a board of total bases. Source: the product specification. */
export const scoreHeads: BoardHeads = {
  score: 'SCORE',
  figures: [
    { name: 'LONGEST STREAK', short: 'LONGEST' },
    { name: 'CURRENT STREAK', short: 'STREAK', isMain: true },
    { name: 'CORRECT PREDICTIONS', short: 'CORRECT' },
    { name: 'INCORRECT PREDICTIONS', short: 'INCORRECT' },
  ],
};

/** The columns of the board of a month or a week. */
export const periodHeads: BoardHeads = { ...scoreHeads, figures: [lifelongStreak, ...scoreHeads.figures.slice(1)] };
