import type { PlayerPercentiles } from '../../contract.ts';
import { percentileFigures } from '#rules/baseball/stats/percentile-figures.ts';
import { Term } from '#ui/term/term.tsx';
import { groupNames } from '../tables/group-names.ts';
import { PercentileMark } from './percentile-mark.tsx';
import { describePool } from './describe-pool.ts';
import styles from './percentiles.module.css';

type Placed = PlayerPercentiles['groups'][number];

/** A table of figures with a percentile mark on an axis from 0 to 100. */
export function PercentileTable({ placed, season }: { placed: Placed; season: string }) {
  const { group, places } = placed;
  const byId = new Map(places.map((place) => [place.id, place]));
  return (
    <div>
      <table className={styles.table}>
        <caption>
          <strong>{groupNames[group]}</strong> {describePool(placed, season)}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Figure</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">Value</span>
            </th>
            <th scope="col" className={styles.axis}>
              <span className="visually-hidden">Percentile</span>
              <span aria-hidden="true">0</span>
              <span aria-hidden="true">50</span>
              <span aria-hidden="true">100</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {percentileFigures[group].map(({ id, head, term }) => {
            const place = byId.get(id);
            if (place === undefined) return null;
            return (
              <tr key={id}>
                <th scope="row">
                  <Term id={term}>{head}</Term>
                </th>
                <td>{place.text}</td>
                <td>
                  <PercentileMark percentile={place.percentile} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
