/** Path data of a five-pointed star; `turn` in degrees, a point up at 0. */
export function star(x: number, y: number, radius: number, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.382;
    const angle = (index * Math.PI) / 5 + (turn * Math.PI) / 180;
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
