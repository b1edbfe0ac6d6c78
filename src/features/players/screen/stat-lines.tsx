import type { StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import type { Column } from '#ui/table/column.ts';
import type { GroupStats, StatLine } from '../contract/player.ts';
import styles from './stat-tables.module.css';

/** The names of the groups of statistics. */
export const groupNames = { hitting: 'Hitting', pitching: 'Pitching', fielding: 'Fielding' } as const;

/** 'Hitting' for 'hitting', also for a group without an entry in `groupNames`. */
export function groupName(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1);
}

/** Lists the seasons with hitting or pitching statistics, newest first. */
export function playedSeasons(stats: readonly GroupStats[]): string[] {
  const played = stats.filter(({ group }) => group !== 'fielding');
  const seasons = played.flatMap(({ years }) => years.flatMap(({ season }) => season ?? []));
  return [...new Set(seasons)].toSorted((a, b) => b.localeCompare(a));
}

/** The club of a stat line; '2 Team total' for a season with several clubs. */
function formatTeam({ team, teams }: Pick<StatLine, 'team' | 'teams'>): string | null {
  if (team !== null) return team.name;
  return teams === null ? null : `${teams} Team total`;
}

function isEmpty({ figures }: StatLine): boolean {
  return Object.keys(figures).length === 0;
}

/** A key for the row of a stat line. */
export function lineKey({ season, team, teams, position }: StatLine): string {
  return `${season} ${team?.id ?? `of ${teams}`} ${position}`;
}

const seasonColumn: Column<StatLine> = { id: 'season', head: 'Season', value: ({ season }) => season, isText: true };

function TeamCell({ line }: { line: StatLine }) {
  return (
    <span className={styles.team}>
      {/* the league has no emblem */}
      {line.team !== null && line.team.id > 0 && <Emblem teamId={line.team.id} size={18} />}
      {formatTeam(line) ?? '-'}
      {isEmpty(line) && <em>No qualifying data this season</em>}
    </span>
  );
}

const teamColumn: Column<StatLine> = {
  id: 'team',
  head: 'Team',
  value: (line) =>
    isEmpty(line) ? `${formatTeam(line) ?? ''} No qualifying data this season`.trim() : formatTeam(line),
  cell: (line) => <TeamCell line={line} />,
  isText: true,
};

const positionColumn: Column<StatLine> = {
  id: 'position',
  head: 'Pos',
  value: ({ position }) => position,
  isText: true,
};

/** The columns of figures, for rows of any kind that have figures. */
export function figureColumns(columns: readonly StatColumn[]): Column<Pick<StatLine, 'figures'>>[] {
  return columns.map(({ figure, head, term, group }) => ({
    id: figure,
    head,
    group,
    ...(term && { term }),
    value: ({ figures }) => figures[figure] ?? null,
  }));
}

type Shown = { showsYears: boolean; showsPosition: boolean };

/** The columns of a table of stat lines: season and team, or the position, then the figures. */
export function lineColumns(columns: readonly StatColumn[], { showsYears, showsPosition }: Shown): Column<StatLine>[] {
  return [
    ...(showsYears ? [seasonColumn, teamColumn] : []),
    ...(showsPosition ? [positionColumn] : []),
    ...figureColumns(columns),
  ];
}
