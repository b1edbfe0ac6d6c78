import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { nextCell, type CellPlace } from './next-cell.ts';

type PlacedCell = CellPlace & { link: HTMLElement };

const placeOf = (link: HTMLElement): PlacedCell => ({
  link,
  row: Number(link.dataset.row),
  column: Number(link.dataset.column),
});

/** The arrow keys move between the squares, and Tab stops at one of them. Without a script Tab stops at each. */
export function useCellFocus(startIndex: number | undefined) {
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
