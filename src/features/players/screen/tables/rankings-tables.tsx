import { useQuery } from '@tanstack/react-query';
import { rankColumns } from '#rules/baseball/stats/rank-columns.ts';
import { playerRankingsQuery } from '../../queries.ts';
import { Loader } from '#ui/loader.tsx';
import { Table } from '#ui/table/table.tsx';
import { groupName } from './group-names.ts';
import { lineColumns } from './line-columns.tsx';
import { lineKey } from './line-text.ts';

/** A player's rank in the league in each figure, year by year. */
export function RankingsTables({ id, name }: { id: number; name: string }) {
  const { data, refetch } = useQuery(playerRankingsQuery(String(id)));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  if (data.rankings.length === 0) return <p>No qualifying data: no rankings on record.</p>;
  return data.rankings.map(({ group, years }) => (
    <Table
      key={group}
      caption={`${groupName(group)} rankings by year (1 is best)`}
      isCaptionShown
      columns={lineColumns(
        rankColumns(
          group,
          years.map(({ figures }) => figures),
        ),
        { showsYears: true, showsPosition: false },
      )}
      rows={years}
      rowKey={lineKey}
      address={`ranks.${group}`}
      csvName={`${name} ${groupName(group)} rankings`}
    />
  ));
}
