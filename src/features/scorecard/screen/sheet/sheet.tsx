import type { CardSlot, Cell, ClubCard } from '../../rules/shapes.ts';
import { ScrollRegion } from '#ui/table/scroll-region.tsx';
import { SheetCell } from './sheet-cell.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetHead } from './sheet-head.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { SlotPlayer } from './slot-player.tsx';
import { batterName, sheetColumns, squares, type SheetColumn } from './sheet-rows.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { useShowInning } from './use-show-inning.ts';
import styles from './sheet.module.css';

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
      <svg width="0" height="0" className={styles.patterns} aria-hidden="true" focusable="false">
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
