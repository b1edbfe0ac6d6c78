import type { RollingMetrics, RollingPlayer } from '../../contract.ts';
import { figureText } from '../../rules/figure-text.ts';
import { rollingFigures } from '../../rules/rolling-figures.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

/** All players and all figures as a table. */
export function FormsTable({ metrics: { group, season, window, team, players } }: { metrics: RollingMetrics }) {
  const figures = rollingFigures[group].map(({ id, name, kind, better }, index): Column<RollingPlayer> => ({
    id,
    head: name,
    term: id,
    value: (player) => player.figures[index] ?? null,
    cell: (player) => figureText(kind, player.figures[index] ?? null),
    ...(better && { heat: { better: better === 'more' ? 'high' : 'low' } }),
  }));
  const columns: Column<RollingPlayer>[] = [
    { id: 'player', head: 'Player', isText: true, value: ({ name }) => name },
    { id: 'games', head: 'Games', value: ({ games }) => games },
    ...figures,
  ];
  return (
    <Table
      caption={`Last ${window} games, ${group}, ${season}`}
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      address="table"
      csvName={`rolling-${group}-${team}-${season}-${window}`}
    />
  );
}
