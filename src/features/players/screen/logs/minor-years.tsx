import { useQuery } from '@tanstack/react-query';
import type { PlayerMinors } from '../../contract.ts';
import { levelName } from '#rules/baseball/game/level-name.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { playerMinorsQuery } from '../../queries.ts';
import { Loader } from '#ui/loader.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { groupNames } from '../tables/group-names.ts';
import { lineColumns } from '../tables/line-columns.tsx';
import { lineKey } from '../tables/line-text.ts';

type Year = PlayerMinors['groups'][number]['years'][number];

const levelColumn: Column<Year> = {
  id: 'level',
  head: 'Level',
  value: ({ level }) => levelName(level),
  isText: true,
};

/** A player's seasons in the minor leagues. */
export function MinorYears({ id, name }: { id: number; name: string }) {
  const { data, refetch } = useQuery(playerMinorsQuery(String(id)));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  if (data.groups.length === 0) return <p>No qualifying data: no minor-league seasons on record.</p>;
  return data.groups.map(({ group, years }) => {
    const [season, team, ...figures] = lineColumns(statColumns[group], { showsYears: true, showsPosition: false });
    return (
      <Table
        key={group}
        caption={`${groupNames[group]} in the minor leagues`}
        isCaptionShown
        columns={[...[season, team].filter((column) => column !== undefined), levelColumn, ...figures]}
        rows={years}
        rowKey={(line) => `${lineKey(line)} ${line.level}`}
        address={`minors.${group}`}
        csvName={`${name} minor leagues ${group}`}
      />
    );
  });
}
