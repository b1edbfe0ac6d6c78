import type { ReactNode, Ref } from 'react';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { UserPicture } from '../pictures/user-picture.tsx';
import styles from './board.module.css';

/**
 * A column of figures. `short`: its name on narrow screens, if it has one; `label`: before a figure that opens below
 * the line of a phone; `isMain`: it is in that line
 */
export type BoardColumn<Row> = {
  name: string;
  short?: string;
  label: string;
  isMain?: true;
  figure: (row: Row) => ReactNode;
};

/** The columns after the username. */
export type BoardColumns<Row> = {
  score: { name: string; figure: (row: Row) => ReactNode };
  figures: readonly BoardColumn<Row>[];
};

/** The figures of a row that may have none. */
export function textOf<Figures>(figures: Figures | null, format: (figures: Figures) => string, none = '–'): string {
  return figures === null ? none : format(figures);
}

type BoardTableProps = {
  caption: string;
  columns: BoardColumns<never>;
  /** bodies of rows */
  children: ReactNode;
};

type HeadProps = { name: string; short?: string | undefined; className: string | undefined };

/** The head of a column, shortened on a narrow screen; the full name stays for screen readers and as the title. */
function Head({ name, short = name, className }: HeadProps) {
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
export function BoardTable({ caption, columns: { score, figures }, children }: BoardTableProps) {
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
          <Head name={score.name} className={styles.score} />
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

type BoardRowProps<Row> = {
  row: Row;
  columns: BoardColumns<Row>;
  isOwn: boolean;
  /** beside the place */
  movement?: ReactNode;
  /** what the name leads to; default: the user's page */
  to?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLTableRowElement>;
  className?: string | undefined;
};

export function BoardRow<Row extends BoardUser>(props: BoardRowProps<Row>) {
  const { row, columns, isOwn, movement, to, id, ref, className } = props;
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
      <td className={styles.score}>{columns.score.figure(row)}</td>
      {columns.figures.map(({ name, label, isMain = false, figure }) => (
        <td key={name} className={figureClass(isMain)}>
          {!isMain && <span className={styles.label}>{label}</span>}
          {figure(row)}
        </td>
      ))}
      <td className={styles.more}>
        {/* opens the further figures of the row by its style */}
        <details>
          <summary aria-label={`Further figures of ${username}`} />
        </details>
      </td>
    </tr>
  );
}
