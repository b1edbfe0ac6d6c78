import { box, circle, fill } from '../paint.ts';
import { flagBall } from './flag-ball.ts';

export function japan(): string {
  return flagBall(fill(box(0, 0, 200, 200), '#ffffff'), fill(circle(100, 96, 38), '#bc002d'));
}
