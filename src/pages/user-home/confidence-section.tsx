import { useQuery } from '@tanstack/react-query';
import { confidenceQuery } from '#features/users/queries.ts';
import { formatBits, formatBrier } from '#rules/picks/confidence-record.ts';
import type { ConfidenceGroup } from '#rules/picks/confidence-shapes.ts';
import { Panel } from '#ui/kit/panel.tsx';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import summary from './summary.module.css';
import styles from './user-home.module.css';

const columns: readonly Column<ConfidenceGroup>[] = [
  { id: 'sure', head: 'Sure', value: ({ from, to }) => `${from}–${to}%` },
  {
    id: 'correct',
    head: 'Correct',
    value: ({ picks, correct }) => (picks === 0 ? '–' : `${Math.round((100 * correct) / picks)}%`),
  },
  { id: 'picks', head: 'Picks', value: ({ picks }) => picks },
];

/** A named figure in a `summary.figures` list. */
export function Figure({ name, children }: { name: string; children: number | string }) {
  return (
    <div className={summary.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How well a user's confidence agrees with the results: two scores, a chart, and its figures as a table. */
export function ConfidenceSection({ username }: { username: string }) {
  const { data } = useQuery(confidenceQuery(username));
  if (data === undefined) return null;
  const { picks, bits, brier, groups } = data;
  return (
    <Panel id="confidence" title="Confidence">
      {' '}
      <dl className={summary.figures}>
        <Figure name="Bits per pick">{formatBits(bits)}</Figure>
        <Figure name="Brier score">{formatBrier(brier)}</Figure>
        <Figure name="Graded picks">{picks.toLocaleString('en-US')}</Figure>
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

const size = 200;
/** space for the labels at the left and below */
const margin = 30;
const ticks = [0, 25, 50, 75, 100];

const across = (share: number): number => margin + share * size;
const down = (share: number): number => size - share * size + 8;

/** larger for more picks, from 3 to 10 */
const radiusOf = (picks: number, most: number): number => 3 + 7 * Math.sqrt(picks / most);

/**
 * Draws how often picks of each confidence were correct. On the line, a confidence of 70% is correct in 70 of 100 picks. The table
 * beside it has the figures.
 */
function CalibrationChart({ groups }: { groups: readonly ConfidenceGroup[] }) {
  const most = Math.max(1, ...groups.map(({ picks }) => picks));
  return (
    <svg viewBox={`0 0 ${size + margin + 12} ${size + margin + 8}`} className={styles.chart} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={across(0)} x2={across(1)} y1={down(tick / 100)} y2={down(tick / 100)} className={styles.rule} />
          <text x={margin - 5} y={down(tick / 100) + 4} textAnchor="end">
            {tick}
          </text>
          <text x={across(tick / 100)} y={down(0) + 14} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <line x1={across(0)} y1={down(0)} x2={across(1)} y2={down(1)} className={styles.ideal} />
      {groups.map(({ from, picks, correct, expected }) =>
        expected === null ? null : (
          <circle
            key={from}
            cx={across(expected)}
            cy={down(correct / picks)}
            r={radiusOf(picks, most)}
            className={styles.group}
          />
        ),
      )}
      <text x={across(0.5)} y={size + margin + 6} textAnchor="middle" className={styles.axis}>
        % sure
      </text>
      <text x={across(0) + 4} y={down(1) + 12} className={styles.axis}>
        % correct
      </text>
    </svg>
  );
}
