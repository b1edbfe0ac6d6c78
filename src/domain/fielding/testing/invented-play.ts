import type { FieldingPlay } from '../fielding-play.ts';

/** A play of which nothing is known but what is given. */
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
