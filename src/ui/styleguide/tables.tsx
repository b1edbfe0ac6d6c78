import { fixed } from '#rules/baseball/stats/figures.ts';
import { FreshnessNote } from '#ui/baseball/freshness-note.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Grid } from '#ui/kit/grid.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Message } from '#ui/kit/message.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { Text } from '#ui/kit/text.tsx';
import { inGroup, type Column } from '../table/column.ts';
import { Table } from '../table/table.tsx';

type Row = { name: string; average: string | null; homeRuns: number };

const rows: Row[] = [
  { name: 'Ruiz', average: '.312', homeRuns: 21 },
  { name: 'Ortega', average: null, homeRuns: 0 },
  { name: 'Peña', average: '.281', homeRuns: 34 },
];
const columns: Column<Row>[] = [
  { id: 'name', head: 'Player', value: ({ name }) => name, isText: true },
  { id: 'avg', head: 'AVG', term: 'avg', value: ({ average }) => average },
  { id: 'hr', head: 'HR', term: 'homeRuns', value: ({ homeRuns }) => homeRuns },
];
type Season = { club: string; wins: number; losses: number; runs: number; era: number };

const seasons: Season[] = [
  { club: 'Mariners', wins: 58, losses: 38, runs: 71, era: 3.21 },
  { club: 'Astros', wins: 55, losses: 41, runs: 40, era: 3.74 },
  { club: 'Rangers', wins: 47, losses: 49, runs: -8, era: 4.02 },
  { club: 'Angels', wins: 44, losses: 52, runs: -35, era: 4.4 },
  { club: 'Athletics', wins: 37, losses: 59, runs: -68, era: 4.97 },
];
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const seasonColumns: Column<Season>[] = [
  { id: 'club', head: 'Club', value: ({ club }) => club, isText: true },
  ...inGroup<Season>('Record', [
    { id: 'wins', head: 'W', value: ({ wins }) => wins },
    { id: 'losses', head: 'L', value: ({ losses }) => losses },
  ]),
  ...inGroup<Season>('Runs', [
    {
      id: 'runs',
      head: 'DIFF',
      value: ({ runs }) => runs,
      cell: ({ runs }) => signed(runs),
      heat: { better: 'high', bounds: [-75, 75] },
    },
    { id: 'era', head: 'ERA', value: ({ era }) => era, cell: ({ era }) => fixed(era, 2), heat: { better: 'low' } },
  ]),
];
const now = Date.UTC(2026, 5, 6, 19, 30);
const asOf = now - 42_000;

/** Tables with all of their functions, and the notes for loading and stale data. */
export function Tables() {
  return (
    <>
      <Panel title="A panel with a table">
        <Note>A note explains what is shown.</Note>
        <Table
          caption="Three players"
          isCaptionShown
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          sort={{ id: 'hr', isDescending: true }}
          marked={({ name }) => name === 'Ruiz'}
          csvName="players"
        />
      </Panel>
      <Panel title="Groups of columns, and heat">
        <Table
          caption="Five clubs"
          columns={seasonColumns}
          rows={seasons}
          rowKey={({ club }) => club}
          marked={({ club }) => club === 'Mariners'}
        />
      </Panel>
      {(['narrow', 'small', 'medium', 'wide'] as const).map((width) => (
        <Grid as="ul" key={width} columns={width} gap={3}>
          {rows.map(({ name }) => (
            <Card as="li" key={name}>
              {name} <Text size="xs">{width}</Text>
            </Card>
          ))}
        </Grid>
      ))}
      <p>
        <Text>secondary</Text> <Text size="sm">smaller</Text> <Text size="xs">smallest</Text>{' '}
        {(['red', 'green', 'gold', 'blue'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}{' '}
          </Text>
        ))}
      </p>
      <Note isAlone>There are no rows.</Note>
      <ChartFrame
        title={<Note>What the drawing shows, in a sentence.</Note>}
        caption="What its parts mean."
        label="Home runs: Peña 34, Ruiz 21, Ortega 0"
        table={{
          summary: 'The data as a table',
          children: () => <Table caption="Home runs" columns={columns} rows={rows} rowKey={({ name }) => name} />,
        }}
      >
        <svg viewBox="0 0 340 50" fill="var(--blue)">
          {rows.map(({ name, homeRuns }, place) => (
            <rect key={name} y={place * 18} width={homeRuns * 10} height="12" />
          ))}
        </svg>
      </ChartFrame>
      <Problem text="The table could not be loaded." />
      <Message picture="rain-delay" title="A message">
        <p>It is the only content of its page.</p>
      </Message>
      <FreshnessNote freshness={{ asOf, isStale: false }} now={now} />
      <FreshnessNote freshness={{ asOf, isStale: true }} now={now} />
      <Loader onRetry={() => {}} />
    </>
  );
}
