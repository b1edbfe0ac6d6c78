import type { GroupStats, StatGroup } from '../../contract.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { Table } from '#ui/table/table.tsx';
import { CareerCharts } from '../charts/career-charts.tsx';
import { groupNames } from './group-names.ts';
import { lineColumns } from './line-columns.tsx';
import { lineKey } from './line-text.ts';

type YearTableProps = { name: string; group: StatGroup; stats: readonly GroupStats[] };

/** The stat lines of each season, per club and in total. */
export function YearTable({ name, group, stats }: YearTableProps) {
  const own = stats.find((each) => each.group === group);
  const years = own?.years ?? [];
  const caption = `${groupNames[group]} by year`;
  if (years.length === 0) return <p>No qualifying data this season</p>;
  return (
    <>
      {own && <CareerCharts stats={own} />}
      <Table
        caption={caption}
        isCaptionShown
        columns={lineColumns(statColumns[group], { showsYears: true, showsPosition: group === 'fielding' })}
        rows={years}
        rowKey={lineKey}
        marked={({ team, teams }) => team === null && teams !== null}
        address="years"
        csvName={`${name} ${caption}`}
      />
    </>
  );
}
