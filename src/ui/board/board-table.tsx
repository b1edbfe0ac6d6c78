import type { ReactNode, Ref } from 'react';
import { paths } from '#platform/page/paths.ts';
import { shortUsername } from '#rules/picks/short-username.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { ListedUserPicture, UserPicture } from '#ui/kit/user-picture.tsx';
import styles from './board.module.css';

/** A column of figures after the username. A phone has its `score` and `main` columns in the line of a user, the others open below it. */
export type BoardColumn<Row> = {
  head: string;
  /** the head on a narrow screen */
  short?: string;
  cell: (row: Row) => ReactNode;
} & ({ kind: 'score' | 'main' } | { kind?: never; label: string });

/** The figures of a row that may have none. */
export function textOf<Figures>(figures: Figures | null, format: (figures: Figures) => string, none = '–'): string {
  return figures === null ? none : format(figures);
}

type BoardTableProps = {
  caption: string;
  columns: readonly BoardColumn<never>[];
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

const columnClass = ({ kind }: BoardColumn<never>) =>
  classNames(kind !== 'score' && styles.figure, styles[kind ?? 'further']);

/** The table of a board: place, picture, username, score, and figures. Every user has one line; on a phone a press opens the further figures. */
export function BoardTable({ caption, columns, children }: BoardTableProps) {
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
          {columns.map((column) => (
            <Head key={column.head} name={column.head} short={column.short} className={columnClass(column)} />
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
  columns: readonly BoardColumn<Row>[];
  isOwn: boolean;
  /** beside the place */
  movement?: ReactNode;
  /** what the name leads to; default: the user's page */
  to?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLTableRowElement>;
  className?: string | undefined;
};

/** ranks whose pictures are in the HTML */
const firstView = 8;

export function BoardRow<Row extends BoardUser>(props: BoardRowProps<Row>) {
  const { row, columns, isOwn, movement, to, id, ref, className } = props;
  const { rank, username, profilePic } = row;
  const Picture = rank !== null && rank <= firstView ? UserPicture : ListedUserPicture;
  return (
    <tr ref={ref} id={id} className={classNames(isOwn && styles.own, className)}>
      <td className={styles.place}>
        <b>{rank ?? '–'}</b>
        {movement}
      </td>
      <td className={styles.picture}>
        <Picture profilePic={profilePic} size={36} />
      </td>
      <th scope="row" className={styles.username}>
        <Link to={to ?? paths.user(username)} title={username}>
          {shortUsername(username)}
        </Link>
        {isOwn && <span className={styles.you}>You</span>}
      </th>
      {columns.map((column) => (
        <td key={column.head} className={columnClass(column)}>
          {column.kind === undefined && <span className={styles.label}>{column.label}</span>}
          {column.cell(row)}
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
