import { useQuery } from '@tanstack/react-query';
import type { GroupStats, PlayerMinors, StatGroup, StatLine } from '../../contract.ts';
import { levelName } from '#rules/baseball/game/level-name.ts';
import { rankColumns } from '#rules/baseball/stats/rank-columns.ts';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { playerMinorsQuery, playerRankingsQuery } from '../../queries.ts';
import { Loader } from '#ui/loader.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { CareerCharts } from '../charts/career-charts.tsx';
import { groupName, groupNames, lineColumns, lineKey } from './stat-lines.tsx';

const rowName: Column<StatLine> = {
  id: 'row',
  head: 'Season',
  value: ({ season }) => season ?? 'Career',
  isText: true,
};

/** The newest season and the career; fielding by position. */
export function CareerTable({ name, stats }: { name: string; stats: GroupStats }) {
  const { group, career, years } = stats;
  const isFielding = group === 'fielding';
  const newest = isFielding ? [] : seasonLines(years).slice(-1);
  const figures = lineColumns(statColumns[group], { showsYears: false, showsPosition: isFielding });
  return (
    <Table
      caption={groupNames[group]}
      isCaptionShown
      columns={isFielding ? figures : [rowName, ...figures]}
      rows={[...newest, ...career]}
      rowKey={lineKey}
      address={group}
      csvName={`${name} ${groupNames[group]} career`}
    />
  );
}

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

type MinorYear = PlayerMinors['groups'][number]['years'][number];

const levelColumn: Column<MinorYear> = {
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
