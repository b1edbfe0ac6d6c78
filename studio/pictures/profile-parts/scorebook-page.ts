import { box, fill, line, paint, side } from '../shapes/paint.ts';

const cell = 25;

/** The background of the fielders: a ruled scorebook page with one diamond as the sky, and the ground. */
export function scorebookPage(ground: string, horizon: number, tint: string): string {
  const rules = Array.from({ length: side / cell - 1 }, (_, index) => {
    const at = (index + 1) * cell;
    return `M0 ${at}H${side}M${at} 0V${side}`;
  }).join('');
  return [
    fill(box(0, 0, side, side), tint),
    line(rules, paint.rule, 1),
    fill(box(0, horizon, side, side - horizon), ground),
    line(`M0 ${horizon}H${side}`, paint.ink, 2.5),
  ].join('');
}

/** The shadow under a figure. */
export function shadow(x: number, y: number, rx: number): string {
  return fill(`M${x - rx} ${y}a${rx} 5 0 1 1 ${2 * rx} 0a${rx} 5 0 1 1 ${-2 * rx} 0z`, paint.ink, 0.25);
}

/** A base seen from the side. */
export function bag(x: number, y: number): string {
  return `<path d="M${x - 15} ${y}l6-7h24l6 7v5h-36z" fill="${paint.card}" stroke="${paint.ink}" stroke-width="3" stroke-linejoin="round"/>`;
}
