import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { winProbabilityQuery } from '#features/games/queries/games.ts';
import { useShownInstant } from '#features/replay/queries/shown-instant.ts';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import { formatChance } from '#rules/baseball/game/format-chance.ts';
import type { Half } from '#rules/baseball/game/model.ts';
import type { Column } from '#ui/table/column.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';
import styles from './win-probability.module.css';

type Halves = ChanceSeries['halves'];
type Row = { name: string; half: Half; halves: Halves };

const names: Record<Half, string> = { top: 'Top', bottom: 'Bottom' };

function chanceAfter(halves: Halves, inning: number, half: Half): string {
  const chance = halves.find((each) => each.inning === inning && each.half === half)?.chances.at(-1);
  return chance === undefined ? '' : formatChance(chance);
}

const rowsOf = (halves: Halves, suffix: string): Row[] =>
  (['top', 'bottom'] as const).map((half) => ({ name: names[half] + suffix, half, halves }));

const columnsOf = (innings: number): readonly Column<Row>[] => [
  { id: 'half', head: 'Inning', value: ({ name }) => name },
  ...Array.from({ length: innings }, (_, place) => ({
    id: String(place + 1),
    head: String(place + 1),
    value: ({ half, halves }: Row) => chanceAfter(halves, place + 1, half),
  })),
];

type Props = { gamePk: number; series: ChanceSeries; innings: number; home: string };

/** The win probability after each half-inning as a table, and the estimate from the situation alone if it differs. */
export function ChanceTable({ gamePk, series, innings, home }: Props) {
  const [isOpened, setOpened] = useState(false);
  const situation = useSituationChances(gamePk, series.halves.length, isOpened);
  return (
    <details className={styles.figures} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>In figures</summary>
      <PlainTable
        caption={`Chance of the ${home} after each half-inning`}
        isCaptionShown
        columns={columnsOf(innings)}
        rows={[...rowsOf(series.halves, ''), ...(situation ? rowsOf(situation, ', situation only') : [])]}
        rowKey={({ name }) => name}
        isSortable={false}
      />
    </details>
  );
}

/**
 * The chances from the situation alone, requested while they are shown and again after each of the `halves` half-innings; null
 * until then, in a replay, and in a game without a forecast, where they are no different.
 */
function useSituationChances(gamePk: number, halves: number, isShown: boolean): ChanceSeries['halves'] | null {
  const isPast = useShownInstant() !== null;
  const isWanted = isShown && !isPast;
  const { data, refetch } = useQuery({ ...winProbabilityQuery(String(gamePk)), enabled: isWanted });
  const asked = useRef(-1);
  useEffect(() => {
    if (!isWanted || asked.current === halves) return;
    asked.current = halves;
    void refetch({ cancelRefetch: false });
  }, [isWanted, halves, refetch]);
  return isPast ? null : (data?.situationOnly ?? null);
}
