import { ball } from '../../shapes/ball.ts';
import { circle, line } from '../../shapes/paint.ts';
import { dotted, drawn, scenery } from '../scenery.ts';
import { tile } from './tile-frame.ts';

/** The flights of three pitches. Their ends differ in shape as well as color. */
const flights = [
  dotted('M112 52C160 34 196 32 232 36', scenery.red, 4, 9),
  dotted('M112 58C160 40 200 56 238 88', scenery.blue, 4, 9),
  dotted('M112 64C156 58 196 62 254 62', scenery.gold, 4, 9),
];

/** A spinning ball, the flights of three pitches, and the strike zone. */
export function pitching(): string {
  return tile(
    'pitching',
    line('M0 20H300M0 40H300M0 60H300M0 80H300M0 100H300', 'var(--sky-rule)', 1),
    line(
      'M20 0V120M40 0V120M60 0V120M80 0V120M100 0V120M120 0V120M140 0V120M160 0V120M180 0V120M200 0V120M220 0V120M240 0V120M260 0V120M280 0V120',
      'var(--sky-rule)',
      1,
    ),
    line('M216 22H262V98H216z', scenery.ink, 2.6),
    line('M231 22V98M247 22V98M216 47H262M216 73H262', scenery.rule, 1.2),
    ...flights,
    drawn(circle(232, 36, 6), scenery.red, 2),
    drawn('M238 81l7 7-7 7-7-7z', scenery.blue, 2),
    drawn('M247 56h12v12h-12z', scenery.gold, 2),
    ball(78, 60, 34, 24),
    line('M40 36A46 46 0 0 1 104 20', scenery.red, 3.4),
    line('M94 13l11 7-9 9', scenery.red, 3.4),
    line('M116 84A46 46 0 0 1 52 100', scenery.red, 3.4),
    line('M62 107l-11-7 9-9', scenery.red, 3.4),
  );
}
