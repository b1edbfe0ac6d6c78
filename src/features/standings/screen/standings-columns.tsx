import { createContext, type ReactNode } from 'react';
import { paths } from '#platform/page/paths.ts';
import type { TeamRecord } from '#rules/baseball/game/model.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import type { ClubLine, StandingsTable } from '#rules/baseball/standings/standings-table.ts';
import { formatSigned } from '#rules/baseball/stats/figures.ts';
import type { TermId } from '#rules/baseball/stats/glossary.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Link } from '#ui/kit/link.tsx';
import { dayText } from '#ui/kit/time-text.ts';
import { inGroup, type Column } from '#ui/table/column.ts';
import type { Standings } from '../contract.ts';
import styles from './standings-tables.module.css';

/** On a phone, longer names are abbreviated, and those of the majors are the short ones. */
const longestOnPhone = 9;

/** A club's emblem and name, with the letter of a clinched playoff berth. */
export function ClubCell({ line, kind }: { line: ClubLine; kind: StandingsTable['kind'] }) {
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

type LineColumn = Column<ClubLine>;
type Kind = StandingsTable['kind'];

const club = (kind: Kind): LineColumn => ({
  id: 'club',
  head: 'Team',
  value: ({ team }) => team.name,
  cell: (line) => <ClubCell line={line} kind={kind} />,
  isText: true,
});

const results: readonly LineColumn[] = [
  { id: 'wins', head: 'W', term: 'wins', value: ({ wins }) => wins },
  { id: 'losses', head: 'L', term: 'losses', value: ({ losses }) => losses },
  { id: 'pct', head: 'PCT', term: 'pct', value: ({ percentage }) => percentage },
];

const behind = (kind: Kind): LineColumn => ({
  id: 'behind',
  head: kind === 'wildCard' ? 'WCGB' : 'GB',
  term: kind === 'wildCard' ? 'wildCardGamesBehind' : 'gamesBehind',
  value: ({ gamesBehind }) => gamesBehind,
  cell: ({ gamesBehind }) => gamesBehindText(gamesBehind),
});

const form: readonly LineColumn[] = [
  { id: 'streak', head: 'STRK', term: 'streak', value: ({ streak }) => streak },
  {
    id: 'runs',
    head: 'DIFF',
    term: 'runDifferential',
    value: ({ runDifferential }) => runDifferential,
    cell: ({ runDifferential }) => (runDifferential === null ? '-' : formatSigned(runDifferential)),
  },
];

/** A column of records, which the share of wins sorts. */
function recordColumn(id: string, head: string, term: TermId, of: (line: ClubLine) => TeamRecord | null): LineColumn {
  const text = (line: ClubLine) => formatRecord(of(line));
  const value = (line: ClubLine) => {
    const { wins, losses } = of(line) ?? { wins: 0, losses: 0 };
    return wins + losses === 0 ? null : wins / (wins + losses);
  };
  return { id, head, term, value, copied: text, cell: text };
}

const lastTen = [recordColumn('lastTen', 'L10', 'lastTen', (line) => line.lastTen)];

const splits: readonly LineColumn[] = [
  recordColumn('home', 'HOME', 'homeRecord', ({ home }) => home),
  recordColumn('away', 'AWAY', 'awayRecord', ({ away }) => away),
  recordColumn('expected', 'X-W-L', 'expectedRecord', ({ expected }) => expected),
];

const numbers: readonly LineColumn[] = [
  {
    id: 'magic',
    head: 'MAGIC',
    term: 'magicNumber',
    value: ({ magicNumber }) => magicNumber,
    cell: ({ magicNumber }) => (magicNumber === 0 ? 'In' : (magicNumber ?? '-')),
  },
  {
    id: 'elimination',
    head: 'ELIM',
    term: 'eliminationNumber',
    value: ({ eliminationNumber }) => eliminationNumber,
    cell: ({ eliminationNumber }) => (eliminationNumber === 0 ? 'E' : (eliminationNumber ?? '-')),
  },
];

/** The columns of the standings panel: club, wins, losses, percentage, streak and run differential. */
export function panelColumns(kind: Kind): LineColumn[] {
  return [club(kind), ...results, ...form];
}

/**
 * All columns of the standings page; a wild card table omits the splits and has no groups. `hasNumbers` adds magic and elimination numbers,
 * which exist while the race is open; `chances` are columns of another feature.
 */
export function standingsColumns(kind: Kind, hasNumbers: boolean, chances: readonly LineColumn[] = []): LineColumn[] {
  const race = hasNumbers ? numbers : [];
  const others =
    kind === 'wildCard'
      ? [...lastTen, ...race]
      : [...inGroup('Records', [...lastTen, ...splits]), ...inGroup('Race', race)];
  return [club(kind), ...results, behind(kind), ...chances, ...form, ...others];
}

const luck = ({ wins, expected }: ClubLine) => (expected === null ? null : wins - expected.wins);

/** The columns of a table of all clubs. A phone shows the first ones, up to the wins above the expected ones. */
export const clubsColumns: readonly LineColumn[] = [
  club('division'),
  ...results,
  recordColumn('oneRun', '1-Run', 'oneRunRecord', ({ oneRun }) => oneRun),
  ...splits.slice(2),
  {
    id: 'luck',
    head: 'Luck',
    term: 'luck',
    value: luck,
    cell: (line) => (line.expected === null ? '-' : formatSigned(luck(line) ?? 0)),
  },
  ...form,
  ...lastTen,
  ...splits.slice(0, 2),
];

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

/** '57-24' */
export function formatRecord(record: TeamRecord | null): string {
  return record === null ? '-' : `${record.wins}-${record.losses}`;
}

/** The date of the standings: 'Season of 2026', 'Final, 2024', 'Standings as of Monday, June 1, 2026'. */
export function describeStandingsDate({ season, date, isOver }: Pick<Standings, 'season' | 'date' | 'isOver'>): string {
  if (date !== null) return `Standings as of ${dayText(date)}, ${season}`;
  return isOver ? `Final, ${season}` : `Season of ${season}`;
}

/** The message for a season, day or level without standings. */
export function describeMissingStandings({ season, date }: Pick<Standings, 'season' | 'date'>): string {
  const when = date === null ? season : `${dayText(date)}, ${season}`;
  return `There are no standings of ${when} at this level.`;
}

/** The meaning of the small letter next to a club's name, as in the standings of the league. */
export const clinchMeanings: Readonly<Record<string, string>> = {
  z: 'best record of the league',
  y: 'won the division',
  x: 'clinched a playoff berth',
  w: 'has a wild card',
};

/** The letter of a clinched berth: from the league, else computed from the magic number; null without one. */
export function clinchLetter(
  { clinched, magicNumber }: ClubLine,
  { kind }: Pick<StandingsTable, 'kind'>,
): string | null {
  if (clinched !== null) return clinched;
  if (magicNumber !== 0) return null;
  return kind === 'wildCard' ? 'w' : 'y';
}

type RaceDayValue = { /** index of the last day that the race charts draw */ day: number; slider: ReactNode };

/** The last day of the race charts, with the slider that selects it. A context, because the tables next to the charts do not depend on it. */
export const RaceDay = createContext<RaceDayValue>({ day: 0, slider: null });
