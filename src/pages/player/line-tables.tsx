import type { PlayerSeason } from '#features/players/contract/player-season.ts';
import type { GroupStats, StatGroup, StatLine } from '#features/players/contract/player.ts';
import { groupNames, lineColumns, lineKey } from '#features/players/screen/stat-lines.tsx';
import { seasonLines } from '#rules/baseball/stats/season-line.ts';
import { seasonColumns, type StatColumn, statColumns } from '#rules/baseball/stats/stat-columns.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

const rowName: Column<StatLine> = {
  id: 'row',
  head: 'Season',
  value: ({ season }) => season ?? 'Career',
  isText: true,
};

/** The career in the field, by position. */
export function FieldingTable({ name, stats }: { name: string; stats: GroupStats }) {
  return (
    <Table
      caption={groupNames.fielding}
      isCaptionShown
      columns={lineColumns(statColumns.fielding, { showsYears: false, showsPosition: true })}
      rows={stats.career}
      rowKey={lineKey}
      urlName="fielding"
      csvName={`${name} Fielding career`}
    />
  );
}

/** The groups of columns that a phone shows first. */
export const mainGroups: Partial<Record<StatGroup, string>> = { hitting: 'Rates', pitching: 'Record' };

type SeasonTableProps = {
  name: string;
  group: 'hitting' | 'pitching';
  stats: GroupStats;
  season: string | undefined;
  detail: PlayerSeason | undefined;
};

/** The value of a season is before its other advanced figures, so that a laptop shows it. */
function columnsOf(group: 'hitting' | 'pitching'): readonly StatColumn[] {
  const order = ['Value', 'Advanced', 'Expected'];
  const placeOf = (column: StatColumn) => order.indexOf(column.group ?? '');
  return [...statColumns[group], ...seasonColumns[group]].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A season (the newest by default) and the career, compared with the league. */
export function SeasonTable({ name, group, stats, season, detail }: SeasonTableProps) {
  const lines = seasonLines(stats.years);
  const shown = lines.find((line) => line.season === season) ?? lines.at(-1);
  const more = shown?.season === detail?.season ? detail?.groups.find((each) => each.group === group) : undefined;
  const rows = shown === undefined ? [] : [{ ...shown, figures: { ...shown.figures, ...more?.figures } }];
  const blank = { team: null, teams: null, position: null };
  // the line of the league has its place before it is loaded
  const hasLeague = detail === undefined || Boolean(more?.league);
  return (
    <Table
      // figures that come later change the columns; a new table is no layout shift
      key={String(detail === undefined)}
      caption={groupNames[group]}
      isCaptionShown
      columns={[rowName, ...lineColumns(columnsOf(group), { showsYears: false, showsPosition: false })]}
      rows={[...rows, ...stats.career]}
      rowKey={lineKey}
      foot={hasLeague ? [{ ...blank, season: `League ${shown?.season}`, figures: more?.league ?? {} }] : []}
      urlName={group}
      hasGroupChoice
      mainGroup={mainGroups[group]}
      csvName={`${name} ${groupNames[group]} career`}
    />
  );
}
