import { letterShapes } from '#server/features/emblems/letter-shapes.ts';
import { group } from '../paint.ts';

const advance = 21;

/** Capitals centred on a point, `size` high; no font is needed to show them. */
export function lettering(word: string, x: number, y: number, size: number, colour: string): string {
  const scale = size / 20;
  const letters = Array.from(word, (letter, index) => {
    const at = (index - (word.length - 1) / 2) * advance;
    return `<path transform="translate(${at} 0)" d="${letterShapes[letter] ?? ''}" fill="${colour}"/>`;
  });
  return group(`translate(${x} ${y}) scale(${scale})`, ...letters);
}
