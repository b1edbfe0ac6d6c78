import { Component, type RefObject } from 'react';
import { slideFrom } from './slide-from.ts';

export type MovedPartsProps = {
  /** contains the parts that can move */
  within: RefObject<Element | null>;
  /** the selector of the parts */
  parts: string;
  /** changes whenever parts change their order, or their heights for good */
  order: string;
};

type Places = ReadonlyMap<Element, DOMRect>;

/**
 * Lets parts slide to their new places when they change while the page is open, so that the user sees where they go. Parts can
 * be within each other. A class, because only classes are called before the document changes.
 */
export class MovedParts extends Component<MovedPartsProps> {
  override getSnapshotBeforeUpdate({ order }: MovedPartsProps): Places | null {
    if (order === this.props.order) return null;
    const parts = this.props.within.current?.querySelectorAll(this.props.parts) ?? [];
    return new Map([...parts].map((part) => [part, part.getBoundingClientRect()]));
  }

  override componentDidUpdate(_props: MovedPartsProps, _state: unknown, before: Places | null): void {
    if (before === null) return;
    const moves = [...before].flatMap(([part, { x, y }]) => {
      if (!part.isConnected) return [];
      const now = part.getBoundingClientRect();
      return [{ part, x: x - now.x, y: y - now.y }];
    });
    const moveOf = new Map(moves.map((move) => [move.part, move]));
    for (const { part, x, y } of moves) {
      let outer = part.parentElement;
      while (outer !== null && !moveOf.has(outer)) outer = outer.parentElement;
      const carried = (outer && moveOf.get(outer)) ?? { x: 0, y: 0 };
      const own = { x: x - carried.x, y: y - carried.y };
      if (own.x !== 0 || own.y !== 0) slideFrom(part, own);
    }
  }

  override render(): null {
    return null;
  }
}
