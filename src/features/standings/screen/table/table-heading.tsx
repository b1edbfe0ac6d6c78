import type { StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import styles from './standings-tables.module.css';

type TableHeadingProps = { id: string; level: 2 | 3; table: StandingsTable };

/** 'American League East'; a wild card heading also has the name of its league. */
export function TableHeading({ id, level, table: { kind, name, leagueName } }: TableHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={styles.heading}>
      {name}
      {kind === 'wildCard' && leagueName !== null && <small> {leagueName}</small>}
    </Heading>
  );
}
