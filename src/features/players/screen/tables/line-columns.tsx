import type { StatLine } from '../../contract.ts';
import type { StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import type { Column } from '#ui/table/column.ts';
import { Emblem } from '#ui/pictures/emblem.tsx';
import { isEmpty, formatTeam } from './line-text.ts';
import styles from './stat-tables.module.css';

const seasonColumn: Column<StatLine> = { id: 'season', head: 'Season', value: ({ season }) => season, isText: true };

function TeamCell({ line }: { line: StatLine }) {
  const text = formatTeam(line);
  return (
    <span className={styles.team}>
      {line.team !== null && <Emblem teamId={line.team.id} size={18} />}
      {text ?? '-'}
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

const figureColumn = ({ figure, head, term, group }: StatColumn): Column<StatLine> => ({
  id: figure,
  head,
  group,
  ...(term && { term }),
  value: ({ figures }) => figures[figure] ?? null,
});

type Shown = { showsYears: boolean; showsPosition: boolean };

/** The columns of a table of stat lines: season and team, or the position, then the figures. */
export function lineColumns(columns: readonly StatColumn[], { showsYears, showsPosition }: Shown): Column<StatLine>[] {
  return [
    ...(showsYears ? [seasonColumn, teamColumn] : []),
    ...(showsPosition ? [positionColumn] : []),
    ...columns.map(figureColumn),
  ];
}
