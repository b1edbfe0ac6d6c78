import type { ClubLine, StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './standings-tables.module.css';
import { clinchLetter, clinchMeanings } from './standings-text.ts';

type ClubCellProps = { line: ClubLine; kind: StandingsTable['kind'] };

/** On a phone, longer names are abbreviated, and those of the majors are the short ones. */
const longestOnPhone = 9;

/** A club's emblem and name, with the letter of a clinched playoff berth. */
export function ClubCell({ line, kind }: ClubCellProps) {
  const letter = clinchLetter(line, { kind });
  const name = clubNamesOf(line.team.id)?.shortName ?? line.team.shortName;
  return (
    <span className={styles.club}>
      <Emblem teamId={line.team.id} size={24} />
      <Link to={paths.club(line.team.id)}>
        <span className={name.length > longestOnPhone ? styles.long : styles.name}>{name}</span>
        <abbr className={styles.short} title={name}>
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
