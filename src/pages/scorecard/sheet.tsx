import { useState, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type {
  CardSlot,
  Cell,
  ClubCard,
  CardPlayer,
  BattingTally,
  InningTally,
} from '#rules/baseball/scorecard/shapes.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { SheetCell } from './sheet-cell.tsx';
import styles from './sheet.module.css';

type CellPlace = { row: number; column: number };

type Direction = { row: -1 | 0 | 1; column: -1 | 0 | 1 };

const directions: Record<string, Direction> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** The nearest square in the direction of an arrow key: of the same row or column if there is one, else of the next one. */
export function nextCell<T extends CellPlace>(cells: readonly T[], from: CellPlace, key: string): T | null {
  const direction = directions[key];
  if (!direction) return null;
  const main = direction.row === 0 ? 'column' : 'row';
  const across = main === 'row' ? 'column' : 'row';
  const sign = direction[main];
  const ahead = cells.filter((cell) => (cell[main] - from[main]) * sign > 0);
  const sorted = ahead.toSorted(
    (a, b) => Math.abs(a[across] - from[across]) - Math.abs(b[across] - from[across]) || (a[main] - b[main]) * sign,
  );
  return sorted[0] ?? null;
}

type Props = {
  gamePk: number;
  /** of a replay, epoch ms (UTC) */
  moment: number | undefined;
  card: ClubCard;
  /** the club at bat */
  club: string;
  side: 'away' | 'home';
  selected: Cell | null;
};

type RowsProps = Props & {
  slot: CardSlot;
  columns: SheetColumn[];
  at: ReturnType<typeof squares>;
  isTabStop: (index: number) => boolean;
};

/** The rows of one place in the order: the squares span the rows of its players. */
function SlotRows({ slot, columns, at, card, gamePk, moment, side, selected, isTabStop }: RowsProps) {
  const [first, ...substitutes] = slot.players;
  const rows = 1 + substitutes.length;
  return (
    <>
      <tr>
        <SlotPlayer order={slot.order} player={first} />
        {columns.map((column, place) => {
          const cell = at(column, slot.order);
          return (
            <td
              key={column.key}
              rowSpan={rows}
              className={styles.square}
              data-kind={cell?.kind}
              data-part={column.part}
            >
              {cell && (
                <SheetCell
                  cell={cell}
                  gamePk={gamePk}
                  moment={moment}
                  batter={batterName(card, cell)}
                  hatchId={`unearned-${side}`}
                  column={place}
                  isSelected={cell === selected}
                  isTabStop={isTabStop(cell.index)}
                />
              )}
            </td>
          );
        })}
        <PlayerFigures player={first} isEmpty={card.cells.length === 0} />
      </tr>
      {substitutes.map((player) => (
        <tr key={player.playerId}>
          <SlotPlayer player={player} />
          <PlayerFigures player={player} isEmpty={card.cells.length === 0} />
        </tr>
      ))}
    </>
  );
}

/** The table of a club: a row for each place in the order, a column for each inning. */
export function Sheet(props: Props) {
  const { card, club, side, selected } = props;
  const columns = sheetColumns(card);
  const at = squares(card);
  const { isTabStop, table } = useCellFocus((selected ?? card.cells.at(-1))?.index);
  const region = useShowInning(card);
  return (
    <ScrollRegion className={styles.scroller} label={`${club} at bat, by inning`} ref={region}>
      <svg width="0" height="0" className={styles.patterns} aria-hidden="true">
        <pattern
          id={`unearned-${side}`}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v4" className={styles.hatch} />
        </pattern>
      </svg>
      <table className={styles.sheet} {...table}>
        <caption className="visually-hidden">{club} at bat</caption>
        <SheetHead columns={columns} />
        <tbody>
          {card.slots.map((slot) => (
            <SlotRows key={slot.order} {...props} slot={slot} columns={columns} at={at} isTabStop={isTabStop} />
          ))}
        </tbody>
        <SheetFoot card={card} />
      </table>
    </ScrollRegion>
  );
}

/** Scrolls a narrow sheet to the inning in progress, once for each inning. */
function useShowInning({ innings }: ClubCard) {
  const region = useRef<HTMLDivElement>(null);
  const live = innings.find(({ hasBegun, isOver }) => hasBegun && !isOver)?.inning;
  useEffect(() => {
    const box = region.current;
    const head = box?.querySelector<HTMLElement>('th[data-live]');
    if (live === undefined || !box || !head) return;
    const names = box.querySelector<HTMLElement>('thead th')?.offsetWidth ?? 0;
    box.scrollLeft = Math.max(0, head.offsetLeft + head.offsetWidth - box.clientWidth, head.offsetLeft - names - 80);
  }, [live]);
  return region;
}

type PlayerFiguresProps = {
  player: CardPlayer | undefined;
  /** before the game the totals are left to the pencil */
  isEmpty: boolean;
};

/** The totals of a batter at the end of the row. */
function PlayerFigures({ player, isEmpty }: PlayerFiguresProps) {
  return battingColumns.map(({ key }) => (
    <td key={key} className={styles.figure}>
      {isEmpty ? '' : player?.[key]}
    </td>
  ));
}

/** A batter in the fixed column. Without a lineup there is a line to write the name on. */
function SlotPlayer({ order, player }: { order?: number; player: CardPlayer | undefined }) {
  return (
    <th scope="row" className={styles.names} data-substitute={order === undefined || undefined}>
      <span className={styles.order}>{order}</span>
      {player ? (
        <span className={styles.player}>
          <span className={styles.name}>{lastName(player)}</span>
          <small className={styles.position}>
            {player.positions.join(', ')}
            {player.since !== null && `, ${ordinal(player.since)}`}
          </small>
        </span>
      ) : (
        <span className={styles.blank}>
          <span className="visually-hidden">Batter not announced</span>
        </span>
      )}
    </th>
  );
}

/** The figures of each inning, and the totals of the club. */
function SheetFoot({ card: { innings, totals, cells } }: { card: ClubCard }) {
  const isEmpty = cells.length === 0;
  return (
    <tfoot>
      {inningRows.map(({ key, name }) => (
        <tr key={key} data-row={key}>
          <th scope="row" className={styles.names}>
            {name}
          </th>
          {innings.map((tally) => (
            <td key={tally.inning} colSpan={tally.parts}>
              {tally.hasBegun ? tally[key] : ''}
            </td>
          ))}
          {key === 'runs' ? (
            battingColumns.map((column) => (
              <td key={column.key} className={styles.figure}>
                {isEmpty ? '' : totals[column.key]}
              </td>
            ))
          ) : (
            <td colSpan={battingColumns.length} className={styles.total}>
              {isEmpty ? '' : innings.reduce((sum, tally) => sum + tally[key], 0)}
            </td>
          )}
        </tr>
      ))}
    </tfoot>
  );
}

/** The innings; one in which the club batted around has several columns. */
function SheetHead({ columns }: { columns: SheetColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.names}>
          Batting order
        </th>
        {columns
          .filter(({ part }) => part === 0)
          .map(({ key, tally }) => (
            <th
              key={key}
              scope="col"
              colSpan={tally.parts}
              className={styles.inning}
              data-live={(tally.hasBegun && !tally.isOver) || undefined}
            >
              <span className="visually-hidden">Inning </span>
              {tally.inning}
              {tally.parts > 1 && <small className={styles.around}> batted around</small>}
            </th>
          ))}
        {battingColumns.map(({ key, name, label }) => (
          <th key={key} scope="col" className={styles.figure}>
            <abbr title={label}>{name}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type PlacedCell = CellPlace & { link: HTMLElement };

const placeOf = (link: HTMLElement): PlacedCell => ({
  link,
  row: Number(link.dataset.row),
  column: Number(link.dataset.column),
});

/** The arrow keys move between the squares, and Tab stops at one of them. Without a script Tab stops at each. */
function useCellFocus(startIndex: number | undefined) {
  const isHydrated = useIsHydrated();
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? startIndex;
  return {
    isTabStop: (index: number) => !isHydrated || index === stop,
    table: {
      onFocus(event: FocusEvent<HTMLElement>) {
        const index = event.target.dataset.cell;
        if (index !== undefined) setFocused(Number(index));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { target, currentTarget, key } = event;
        if (!(target instanceof HTMLElement) || target.dataset.cell === undefined) return;
        const cells = [...currentTarget.querySelectorAll<HTMLElement>('[data-cell]')].map(placeOf);
        const next = nextCell(cells, placeOf(target), key);
        if (!next) return;
        event.preventDefault();
        next.link.focus();
      },
    },
  };
}

/** One column of squares: an inning, or a part of an inning in which the club batted around. */
type SheetColumn = { key: string; tally: InningTally; part: number };

function sheetColumns({ innings }: ClubCard): SheetColumn[] {
  return innings.flatMap((tally) =>
    Array.from({ length: tally.parts }, (_, part) => ({ key: `${tally.inning}.${part}`, tally, part })),
  );
}

/** The squares by column and place in the order. */
function squares({ cells }: ClubCard): (column: SheetColumn, order: number) => Cell | undefined {
  const byPlace = new Map(cells.map((cell) => [`${cell.inning}.${cell.part}.${cell.order}`, cell]));
  return ({ key }, order) => byPlace.get(`${key}.${order}`);
}

/** The batter of a cell; a placed runner is one, too. */
export function batterName({ slots }: ClubCard, { order, batterId }: Cell): string {
  const players = slots[order - 1]?.players ?? [];
  return players.find(({ playerId }) => playerId === batterId)?.name ?? 'The batter';
}

/** 'Marchetti' of 'Teo Marchetti', 'Acuña Jr.' of 'Ronald Acuña Jr.': the sheet has room for the last name. */
function lastName({ name }: Pick<CardPlayer, 'name'>): string {
  const [, ...rest] = name.split(' ');
  return rest.length === 0 ? name : rest.join(' ');
}

const battingColumns: { key: keyof BattingTally; name: string; label: string }[] = [
  { key: 'atBats', name: 'AB', label: 'at-bats' },
  { key: 'runs', name: 'R', label: 'runs' },
  { key: 'hits', name: 'H', label: 'hits' },
  { key: 'rbi', name: 'RBI', label: 'runs batted in' },
  { key: 'walks', name: 'BB', label: 'walks' },
  { key: 'strikeOuts', name: 'K', label: 'strikeouts' },
];

type InningRow = { key: 'runs' | 'hits' | 'errors' | 'leftOnBase' | 'pitches'; name: string };

const inningRows: InningRow[] = [
  { key: 'runs', name: 'Runs' },
  { key: 'hits', name: 'Hits' },
  { key: 'errors', name: 'Field errors' },
  { key: 'leftOnBase', name: 'Left on base' },
  { key: 'pitches', name: 'Pitches' },
];
