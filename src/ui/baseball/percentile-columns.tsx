import type { TermId } from '#rules/baseball/stats/glossary.ts';
import type { Column } from '#ui/table/column.ts';
import { Term } from './term.tsx';
import styles from './percentile-columns.module.css';

/** A bar with its number on an axis that fills the cell. */
function PercentileMark({ percentile, isHatched }: { percentile: number; isHatched: boolean }) {
  const x = `${percentile}%`;
  return (
    <div className={styles.mark}>
      <span className="visually-hidden">{percentile}</span>
      <svg
        width="100%"
        height="26"
        aria-hidden="true"
        data-side={percentile >= 50 ? 'good' : 'poor'}
        data-hatched={isHatched || undefined}
      >
        <line x1="0" x2="100%" y1="13" y2="13" data-axis />
        <line x1="50%" x2={x} y1="13" y2="13" data-reach />
        <line x1="50%" x2="50%" y1="8" y2="18" data-axis />
        <circle cx={x} cy="13" r="12" />
        {/* three digits are wider than the circle */}
        <text
          x={x}
          y="17"
          textAnchor="middle"
          textLength={percentile === 100 ? 20 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {percentile}
        </text>
      </svg>
    </div>
  );
}

/** The first column of a table of percentiles: the figure, with its meaning. */
export const figureColumn: Column<{ figure: { head: string; term: TermId } }> = {
  id: 'figure',
  head: 'Figure',
  isHeadHidden: true,
  value: ({ figure }) => figure.head,
  cell: ({ figure: { term, head } }) => <Term id={term}>{head}</Term>,
};

/** The last column of a table of percentiles. The bar of one who did not qualify is hatched. */
export const percentileColumn: Column<{ place: { percentile: number }; isQualified?: boolean }> = {
  id: 'percentile',
  head: 'Percentile',
  title: '0 is the lowest of all, 100 the highest',
  isText: true,
  value: ({ place }) => place.percentile,
  cell: ({ place, isQualified = true }) => <PercentileMark percentile={place.percentile} isHatched={!isQualified} />,
};
