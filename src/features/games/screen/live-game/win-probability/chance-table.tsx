import { useState } from 'react';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { Half } from '#rules/baseball/game/model.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import smallTable from '#ui/table/small-table.module.css';
import { formatChance } from '#ui/format-chance.ts';
import { useSituationChances } from './use-situation-chances.ts';
import styles from './win-probability.module.css';

type Halves = ChanceSeries['halves'];

const names: Record<Half, string> = { top: 'Top', bottom: 'Bottom' };

const chanceAfter = (halves: Halves, inning: number, half: Half): string => {
  const chance = halves.find((each) => each.inning === inning && each.half === half)?.chances.at(-1);
  return chance === undefined ? '' : formatChance(chance);
};

function ChanceRows({ halves, numbers, suffix }: { halves: Halves; numbers: number[]; suffix: string }) {
  return (['top', 'bottom'] as const).map((half) => (
    <tr key={half}>
      <th scope="row">{names[half] + suffix}</th>
      {numbers.map((number) => (
        <td key={number}>{chanceAfter(halves, number, half)}</td>
      ))}
    </tr>
  ));
}

type Props = { gamePk: number; series: ChanceSeries; innings: number; home: string };

/** The win probability after each half-inning as a table, and the estimate from the situation alone if it differs. */
export function ChanceTable({ gamePk, series, innings, home }: Props) {
  const [isOpened, setOpened] = useState(false);
  const situation = useSituationChances(gamePk, series.halves.length, isOpened);
  const numbers = Array.from({ length: innings }, (_, place) => place + 1);
  const caption = `Chance of the ${home} after each half-inning`;
  return (
    <details className={styles.figures} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
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
            <ChanceRows halves={series.halves} numbers={numbers} suffix="" />
            {situation && <ChanceRows halves={situation} numbers={numbers} suffix=", situation only" />}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
