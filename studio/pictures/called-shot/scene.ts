import { box, ellipse, fill, group, line, paint, shape } from '../shapes/paint.ts';

/** The size of every picture of the gallery. */
export const frame = { width: 320, height: 200 } as const;

const sky = '#f3e8cf';
const cell = 20;

/** A picture of the gallery as a whole SVG document. */
export function framed(...parts: readonly string[]): string {
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`;
}

/** The ruled page of a scorebook. */
export function page(tint: string = sky): string {
  const { width, height } = frame;
  const across = Array.from({ length: height / cell - 1 }, (_, index) => `M0 ${(index + 1) * cell}H${width}`);
  const down = Array.from({ length: width / cell - 1 }, (_, index) => `M${(index + 1) * cell} 0V${height}`);
  return fill(box(0, 0, width, height), tint) + line([...across, ...down].join(''), paint.rule, 0.8);
}

/** The flagpole behind the fence, with its foot at the point. */
export function flagpole(x: number, y: number, height: number): string {
  const top = y - height;
  return (
    line(`M${x} ${y}V${top}`, paint.ink, 2.4) +
    shape(`M${x} ${top + 1}q9-5 17 0t15-1v15q-8 5-15 1t-17 1z`, paint.red, 2)
  );
}

/** The fence with its posts, and the rows of heads above it. */
export function fence(y: number): string {
  const heads = Array.from({ length: 36 }, (_, index) => {
    const [x, rise] = [index * 9.2 + 3, (index * 7) % 5];
    return fill(
      ellipse(x, y - 17 - rise, 3.6, 4),
      index % 3 === 0 ? '#c9a98b' : index % 3 === 1 ? '#e5caa9' : '#8d6a4f',
    );
  }).join('');
  const posts = Array.from({ length: 9 }, (_, index) => `M${index * 40} ${y - 13}V${y}`).join('');
  return heads + shape(box(-4, y - 13, 328, 13), '#3f6b4e', 2) + line(posts, '#2c4f39', 1.4);
}

/** The ballpark seen from the side of the plate: batter on the left, mound on the right. */
export function park(): string {
  return [
    page(),
    flagpole(214, 74, 62),
    fence(86),
    fill(box(0, 86, 320, 114), paint.grass),
    line('M0 86H320', paint.ink, 1.8),
    shape('M-10 212C0 172 60 158 110 160s78 18 96 52z', paint.dirt, 2),
    shape(ellipse(254, 140, 44, 9), paint.dirt, 2),
    shape('M126 186h22l5 5-16 6-16-6z', paint.card, 2),
  ].join('');
}

/** A shadow on the ground. */
export function shade(x: number, y: number, rx: number): string {
  return fill(ellipse(x, y, rx, rx / 6), paint.ink, 0.25);
}

/** Places the feet of a figure of 200 units at a point of the scene; `turned` mirrors the figure. */
export function placed(drawing: string, x: number, y: number, scale: number, turned = false): string {
  const mirror = turned ? -scale : scale;
  return (
    shade(x, y, 34 * scale) + group(`translate(${x} ${y}) scale(${mirror} ${scale}) translate(-104 -172)`, drawing)
  );
}
