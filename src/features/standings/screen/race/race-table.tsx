import { gamesBehindText } from '#rules/baseball/standings/games-behind.ts';
import type { Race } from '#rules/baseball/standings/race.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { monthMarks } from './race-geometry.ts';

type RaceRow = Race['divisions'][number]['clubs'][number] & { division: string };

/** The index of the last day of each month. */
function monthEnds(days: readonly string[]): { day: number; month: string }[] {
  const marks = monthMarks(days);
  return marks.map(({ month }, index) => ({ month, day: (marks[index + 1]?.day ?? days.length) - 1 }));
}

function columnsOf(days: readonly string[]): Column<RaceRow>[] {
  return [
    { id: 'club', head: 'Team', value: ({ shortName }) => shortName, isText: true },
    { id: 'division', head: 'Division', value: ({ division }) => division, isText: true },
    ...monthEnds(days).map(({ day, month }): Column<RaceRow> => ({
      id: month,
      head: month,
      value: ({ behind }) => behind[day] ?? null,
      cell: ({ behind }) => gamesBehindText(behind[day] ?? 0),
    })),
  ];
}

/** The races as a table, for screen readers and as CSV. */
export function RaceTable({ race: { days, divisions }, csvName }: { race: Race; csvName: string }) {
  const rows = divisions.flatMap(({ name, clubs }) => clubs.map((club): RaceRow => ({ ...club, division: name })));
  return (
    <Table
      caption="Games behind at the end of each month"
      columns={columnsOf(days)}
      rows={rows}
      rowKey={({ id }) => id}
      csvName={csvName}
    />
  );
}
