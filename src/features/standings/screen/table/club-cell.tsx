import type { ClubLine, StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './standings-tables.module.css';
import { clinchLetter, clinchMeanings } from './standings-text.ts';

type ClubCellProps = { line: ClubLine; kind: StandingsTable['kind'] };

/** A club's emblem and name, with the letter of a clinched playoff berth. */
export function ClubCell({ line, kind }: ClubCellProps) {
  const letter = clinchLetter(line, { kind });
  return (
    <span className={styles.club}>
      <Emblem teamId={line.team.id} size={24} />
      <Link to={paths.rosters({ team: line.team.id })}>
        <span className={styles.long}>{line.team.shortName}</span>
        <abbr className={styles.short} title={line.team.shortName}>
          {line.team.abbreviation}
        </abbr>
      </Link>
      {letter !== null && (
        <abbr className={styles.clinched} title={clinchMeanings[letter]}>
          {letter}
        </abbr>
      )}
    </span>
  );
}
