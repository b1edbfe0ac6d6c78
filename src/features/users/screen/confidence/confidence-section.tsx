import type { ConfidenceGroup } from '#rules/picks/confidence-shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { confidenceQuery } from '../../queries.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import { CalibrationChart } from './calibration-chart.tsx';
import { formatBits, formatBrier } from '#rules/picks/format-scores.ts';
import summary from '../summary/summary.module.css';
import styles from '../user-home.module.css';
import { Panel } from '#ui/panel.tsx';

const columns: readonly Column<ConfidenceGroup>[] = [
  { id: 'sure', head: 'Sure', value: ({ from, to }) => `${from}–${to}%` },
  {
    id: 'correct',
    head: 'Correct',
    value: ({ picks, correct }) => (picks === 0 ? '–' : `${Math.round((100 * correct) / picks)}%`),
  },
  { id: 'picks', head: 'Picks', value: ({ picks }) => picks },
];

/** How well a user's confidence agrees with the results: two scores, a chart, and its figures as a table. */
export function ConfidenceSection({ username }: { username: string }) {
  const { data } = useQuery(confidenceQuery(username));
  if (data === undefined) return null;
  const { picks, bits, brier, groups } = data;
  return (
    <Panel id="confidence" title="Confidence">
      {' '}
      <dl className={summary.figures}>
        <div className={summary.figure}>
          <dt>Bits per pick</dt>
          <dd>{formatBits(bits)}</dd>
        </div>
        <div className={summary.figure}>
          <dt>Brier score</dt>
          <dd>{formatBrier(brier)}</dd>
        </div>
        <div className={summary.figure}>
          <dt>Graded picks</dt>
          <dd>{picks.toLocaleString('en-US')}</dd>
        </div>
      </dl>
      {picks === 0 ? (
        <p className={styles.note}>No graded pick with a confidence yet.</p>
      ) : (
        <div className={styles.calibration}>
          <CalibrationChart groups={groups} />
          <PlainTable
            caption="Picks by confidence"
            columns={columns}
            rows={groups}
            rowKey={({ from }) => from}
            isSortable={false}
            scrollLabel={null}
          />
        </div>
      )}
    </Panel>
  );
}
