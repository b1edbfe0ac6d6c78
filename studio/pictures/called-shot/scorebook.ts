import { box, ellipse, fill, group, line, paint, shape } from '../shapes/paint.ts';
import { lettering } from './lettering.ts';
import { page } from './scene.ts';

/** The rubber stamp of a call. */
export function stamp(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) rotate(-9) scale(${scale})`,
    line('M-74-24H74V24H-74z', paint.red, 5),
    line('M-67-17H67V17H-67z', paint.red, 1.6),
    lettering('CALLED', 0, 0, 21, paint.red),
  );
}

/** One cell of the scorebook: its diamond, and the path around `bases` bases. */
export function scorebookCell(bases: 0 | 4): string {
  const diamond = 'M160 158 208 110 160 62 112 110z';
  return [
    page(paint.card),
    fill(box(70, 18, 180, 164), paint.card),
    line('M70 18h180v164h-180z', paint.ink, 3),
    line('M70 50H250', paint.rule, 2),
    bases === 4 ? shape(diamond, '#e7c98f', 4.5) : line(diamond, paint.rule, 3),
    bases === 4 ? lettering('HR', 160, 110, 26, paint.ink) : '',
  ].join('');
}

/** A pencil with its tip at the point. */
export function pencil(x: number, y: number): string {
  return group(
    `translate(${x} ${y}) rotate(-38)`,
    shape('M0 0 16-6V6z', '#e7c98f', 2),
    fill('M0 0 6-2.200V2.200z', paint.ink),
    shape(box(16, -6, 70, 12), paint.gold, 2),
    shape(box(86, -6, 12, 12), paint.red, 2),
    fill(ellipse(20, 0, 1, 6), paint.ink, 0.4),
  );
}
