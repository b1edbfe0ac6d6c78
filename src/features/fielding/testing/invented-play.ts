import type { FieldingPlay } from '../shapes.ts';

/** A play in which all fields are null except the given ones. */
export function inventedPlay(known: Partial<FieldingPlay> = {}): FieldingPlay {
  return {
    gamePk: null,
    playerName: null,
    position: null,
    sprintSpeed: null,
    distance: null,
    hangTime: null,
    catchRate: null,
    stars: null,
    isOut: null,
    start: null,
    landing: null,
    ...known,
  };
}
