import type { ClubStaff } from '#features/clubs/contract.ts';
import type { Reliever, Starter } from '#features/clubs/rules/staff.ts';
import { paths } from '#platform/page/paths.ts';
import { formatMonthDay } from '#rules/baseball/days.ts';
import { daysInARowText } from '#rules/baseball/stats/days-in-a-row.ts';
import { fixed, inningsOfOuts } from '#rules/baseball/stats/figures.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';

type Pitcher = Pick<Starter, 'id' | 'name' | 'outs' | 'earnedRuns' | 'strikeOuts' | 'walks' | 'hits'>;

const perInning = (count: number, outs: number, innings: number): string | null =>
  outs === 0 ? null : fixed((count * 3 * innings) / outs, 2);

const name: Column<Pitcher> = {
  id: 'name',
  head: 'Pitcher',
  isText: true,
  value: (row) => row.name,
  cell: (row) => <Link to={paths.player(row.id)}>{row.name}</Link>,
};

const rates: Column<Pitcher>[] = [
  { id: 'ip', head: 'IP', title: 'Innings pitched', value: ({ outs }) => inningsOfOuts(outs), isMore: true },
  { id: 'era', head: 'ERA', term: 'era', value: ({ earnedRuns, outs }) => perInning(earnedRuns, outs, 9) },
  {
    id: 'whip',
    head: 'WHIP',
    term: 'whip',
    value: ({ walks, hits, outs }) => perInning(walks + hits, outs, 1),
    isMore: true,
  },
  { id: 'k', head: 'K', title: 'Strikeouts', value: ({ strikeOuts }) => strikeOuts, isMore: true },
];

const starterColumns: Column<Starter>[] = [
  name,
  { id: 'starts', head: 'GS', title: 'Games started', value: ({ starts }) => starts },
  ...rates,
  {
    id: 'last',
    head: 'Last start',
    value: ({ last }) => last.date,
    cell: ({ last }) => formatMonthDay(last.date),
  },
  {
    id: 'last-innings',
    head: 'Last IP',
    title: 'Innings of the last start',
    value: ({ last }) => inningsOfOuts(last.outs),
    isMore: true,
  },
  { id: 'last-pitches', head: 'Pitches', title: 'Pitches of the last start', value: ({ last }) => last.pitches },
];

function bullpenColumns(days: readonly string[]): Column<Reliever>[] {
  return [
    {
      ...name,
      copied: ({ name: pitcher, inARow }: Reliever) => [pitcher, daysInARowText(inARow)].filter(Boolean).join(', '),
      cell: ({ id, name: pitcher, inARow }: Reliever) => (
        <>
          <Link to={paths.player(id)}>{pitcher}</Link>
          <Text as="p" size="xs" tone="gold">
            {daysInARowText(inARow)}
          </Text>
        </>
      ),
    },
    { id: 'g', head: 'G', title: 'Games', value: ({ games }) => games, isMore: true },
    ...rates,
    { id: 'sv', head: 'SV', title: 'Saves', value: ({ saves }) => saves, isMore: true },
    { id: 'hld', head: 'HLD', title: 'Holds', value: ({ holds }) => holds, isMore: true },
    ...days.map((day, index) => ({
      id: day,
      head: dateParts(day).weekday.slice(0, 3),
      title: `Pitches on ${formatMonthDay(day)}`,
      value: ({ pitches }: Reliever) => pitches[index] ?? null,
      cell: ({ pitches }: Reliever) => pitches[index] ?? <Text>·</Text>,
      // three days show who is rested
      isMore: index < days.length - 3,
    })),
  ];
}

/** The rotation, and how many pitches each reliever threw on each of the last days. */
export function StaffTables({ staff: { starters, bullpen, days, season } }: { staff: ClubStaff }) {
  if (starters.length + bullpen.length === 0)
    return <Note isAlone>No active pitcher of the club has pitched this season.</Note>;
  return (
    <Stack>
      <Table
        caption="Starters"
        isCaptionShown
        columns={starterColumns}
        rows={starters}
        rowKey={({ id }) => id}
        areTermsShown={false}
        urlName="starters"
        csvName={`starters-${season}`}
      />
      <div id="bullpen">
        <Table
          caption="Bullpen: pitches on the last days"
          isCaptionShown
          columns={bullpenColumns(days)}
          rows={bullpen}
          rowKey={({ id }) => id}
          areTermsShown={false}
          urlName="bullpen"
          scrollLabel="Bullpen"
          csvName={`bullpen-${season}`}
        />
      </div>
    </Stack>
  );
}
