type Place = { center: number; y: number; size: number; color: string };

/** Scoreboard figures as SVG, centered horizontally. */
export function figuresSvg(text: string, { center, y, size, color }: Place): string {
  const path = figuresPath(text, { x: center - widthOf(text, size) / 2, y, size });
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${size * 0.24}" stroke-linecap="round"/>`;
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Segments of a figure with width 1 and height 2. */
const gap = 0.1;
const far = 1 - gap;
const segments: Record<string, Segment> = {
  a: [gap, 0, far, 0],
  b: [1, gap, 1, far],
  c: [1, 1 + gap, 1, 2 - gap],
  d: [gap, 2, far, 2],
  e: [0, 1 + gap, 0, 2 - gap],
  f: [0, gap, 0, far],
  g: [gap, 1, far, 1],
};

const figures: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abdeg',
  3: 'abcdg',
  4: 'bcfg',
  5: 'acdfg',
  6: 'acdefg',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  F: 'aefg',
};

const spacing = 1.55;

/** The width of a text whose figures are `size` wide. */
export function widthOf(text: string, size: number): number {
  return ((text.length - 1) * spacing + 1) * size;
}

/** Scoreboard figures as SVG path data for stroking. (x, y) is the upper left corner; a figure is `size` wide, twice as high. */
export function figuresPath(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return text
    .split('')
    .flatMap((figure, place) =>
      (figures[figure] ?? '').split('').map((name) => {
        const [x1, y1, x2, y2] = segments[name] ?? [0, 0, 0, 0];
        const left = x + place * spacing * size;
        return `M${left + x1 * size} ${y + y1 * size}L${left + x2 * size} ${y + y2 * size}`;
      }),
    )
    .join('');
}
