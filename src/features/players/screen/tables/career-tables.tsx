import type { GroupStats, StatLine } from '../../contract.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { CareerCharts } from '../charts/career-charts.tsx';
import { groupNames } from './group-names.ts';
import { lineColumns } from './line-columns.tsx';
import { lineKey } from './line-text.ts';
import { Stack } from '#ui/stack.tsx';

const rowName: Column<StatLine> = {
  id: 'row',
  head: 'Season',
  value: ({ season }) => season ?? 'Career',
  isText: true,
};

/** The newest season and the career; fielding by position. */
function CareerTable({ name, stats }: { name: string; stats: GroupStats }) {
  const { group, career, years } = stats;
  const isFielding = group === 'fielding';
  const newest = isFielding ? [] : seasonLines(years).slice(-1);
  const figures = lineColumns(statColumns[group], { showsYears: false, showsPosition: isFielding });
  return (
    <Stack>
      <Table
        caption={groupNames[group]}
        isCaptionShown
        columns={isFielding ? figures : [rowName, ...figures]}
        rows={[...newest, ...career]}
        rowKey={lineKey}
        address={group}
        csvName={`${name} ${groupNames[group]} career`}
      />
      <CareerCharts stats={stats} />
    </Stack>
  );
}

/** The career in every group with statistics: hitting and pitching of a two-way player. */
export function CareerTables({ name, stats }: { name: string; stats: readonly GroupStats[] }) {
  const withCareer = stats.filter(({ career }) => career.length > 0);
  if (withCareer.length === 0) return <p>No major-league statistics are recorded yet.</p>;
  return withCareer.map((each) => <CareerTable key={each.group} name={name} stats={each} />);
}
