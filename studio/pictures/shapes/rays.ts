/** Path data of `count` rays from a point beyond the edge of the picture, each as wide as the gaps. */
export function rays(x: number, y: number, count: number, turn = 0): string {
  const at = (angle: number): string =>
    `${(x + 300 * Math.cos(angle)).toFixed(1)} ${(y + 300 * Math.sin(angle)).toFixed(1)}`;
  const step = Math.PI / count;
  return Array.from({ length: count }, (_, index) => {
    const start = turn + index * 2 * step;
    return `M${x} ${y}L${at(start)}L${at(start + step)}z`;
  }).join('');
}
