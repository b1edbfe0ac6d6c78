import { ChartFrame } from '../chart-frame.tsx';
import { Message } from '../message.tsx';
import { Note, Problem } from '../note.tsx';
import { Panel } from '../panel.tsx';
import { FreshnessNote } from '../time/freshness-note.tsx';
import { Loader } from '../loader.tsx';
import type { Column } from '../table/column.ts';
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
const now = Date.UTC(2026, 5, 6, 19, 30);
const asOf = now - 42_000;

/** A table with all of its functions, and the notes for loading and stale data. */
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
