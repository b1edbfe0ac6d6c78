import type { ChanceSeries } from '#domain/game/chance-shapes.ts';
import type { Half } from '#domain/game/model.ts';
import { ScrollRegion } from '../../../ui/table/scroll-region.tsx';
import smallTable from '../../../ui/table/small-table.module.css';
import { formatChance } from './chance-text.ts';
import styles from './win-probability.module.css';

const names: Record<Half, string> = { top: 'Top', bottom: 'Bottom' };

type Props = { series: ChanceSeries; innings: number; home: string };

/** The win probability after each half-inning as a table. */
export function ChanceTable({ series, innings, home }: Props) {
  const numbers = Array.from({ length: innings }, (_, place) => place + 1);
  const after = (inning: number, half: Half) =>
    series.halves.find((each) => each.inning === inning && each.half === half)?.chances.at(-1);
  const caption = `Chance of the ${home} after each half-inning`;
  return (
    <details className={styles.figures}>
      <summary>In figures</summary>
      <ScrollRegion className={smallTable.scroller} label={caption}>
        <table className={smallTable.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Inning</th>
              {numbers.map((number) => (
                <th key={number} scope="col">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['top', 'bottom'] as const).map((half) => (
              <tr key={half}>
                <th scope="row">{names[half]}</th>
                {numbers.map((number) => {
                  const chance = after(number, half);
                  return <td key={number}>{chance === undefined ? '' : formatChance(chance)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
