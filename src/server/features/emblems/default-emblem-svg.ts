import { drawEmblem } from './drawing/draw-emblem.ts';

/** The emblem of a team that nobody knows: a plain ball on a plate. */
export function defaultEmblemSvg(): string {
  return drawEmblem({ shape: 'plate', charge: 'ball', letter: '', primary: '#56606b', secondary: '#ece6d8' });
}
