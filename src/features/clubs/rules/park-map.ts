import type { Park } from './park.ts';

/** A place in the picture; x to the right, y down. */
type MapPoint = { x: number; y: number };

type Degrees = readonly [longitude: number, latitude: number];

export const mapSize = { width: 960, height: 600 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Albers' conic projection with the usual parallels of maps of the United States. */
const south = radians(29.5);
const north = radians(45.5);
const middle = radians(-96);
const originLatitude = radians(37.5);
const cone = (Math.sin(south) + Math.sin(north)) / 2;
const constant = Math.cos(south) ** 2 + 2 * cone * Math.sin(south);
const radiusOf = (latitude: number): number => Math.sqrt(constant - 2 * cone * Math.sin(latitude)) / cone;
const scale = 1190;
const center: MapPoint = { x: 484, y: 300 };

/** Where a place (degrees east and north) is in the picture. */
export function projectPlace([longitude, latitude]: Degrees): MapPoint {
  const angle = cone * (radians(longitude) - middle);
  const radius = radiusOf(radians(latitude));
  return {
    x: center.x + scale * radius * Math.sin(angle),
    y: center.y - scale * (radiusOf(originLatitude) - radius * Math.cos(angle)),
  };
}

// drawn by hand from few points: degrees east and north
// prettier-ignore
const coast: readonly Degrees[] = [
  [-134, 56], [-128, 51.5], [-123.2, 49.2], [-122.5, 47.8], [-124.7, 48.4], [-124.1, 46.3], [-124.1, 44], [-124.5, 42.8],
  [-124.1, 41], [-123.8, 39.3], [-122.8, 38], [-122.4, 37.2], [-121.8, 36.4], [-120.6, 34.6], [-118.5, 34], [-117.2, 32.7],
  [-116.2, 30.6], [-114.4, 28.4], [-112.2, 25.6], [-110, 22.9], [-109.5, 23.4], [-111.4, 26.4], [-112.9, 28.6], [-114.7, 31.5],
  [-113, 31.2], [-112, 29], [-109.4, 26.3], [-107, 23.6], [-105.3, 20], [-97, 20], [-97.8, 22.5], [-97.3, 25], [-97.2, 27.6],
  [-95.1, 29.1], [-93.8, 29.7], [-91.8, 29.6], [-90.2, 29.1], [-89.2, 29.1], [-89.6, 30.2], [-88, 30.3], [-86.4, 30.4],
  [-85.3, 29.7], [-84, 30.1], [-82.8, 29.1], [-82.7, 27.8], [-81.8, 26.2], [-81.1, 25.2], [-80.4, 25.3], [-80.1, 26.8],
  [-80.6, 28.3], [-81.4, 30.4], [-81, 32], [-79.3, 33.1], [-77.9, 33.9], [-76.5, 34.7], [-75.6, 35.3], [-76, 36.9],
  [-75.1, 38.4], [-74.9, 39.1], [-74, 40.4], [-72, 41], [-70.7, 41.6], [-70, 41.8], [-70.7, 42.6], [-70.2, 43.6], [-68.2, 44.4],
  [-66.9, 45], [-65, 45.3], [-66, 43.7], [-63.5, 44.6], [-60, 46], [-61.5, 46], [-64.5, 47], [-64.8, 48.5], [-67.5, 49],
  [-66, 50.2], [-60, 50.2], [-56, 52], [-56, 58],
];

// prettier-ignore
const lakeShores: readonly (readonly Degrees[])[] = [
  [[-92, 46.8], [-89.5, 48], [-87, 48.7], [-85, 47.8], [-84.6, 46.6], [-87.4, 46.5], [-90.5, 46.7]],
  [[-87.8, 42], [-87.8, 43.3], [-87.4, 44.8], [-86.8, 45.7], [-85.2, 45.9], [-85.5, 45], [-86.4, 43.8], [-86.3, 42.6], [-87.1, 41.7]],
  [[-84.5, 45.9], [-82.5, 46.1], [-80.2, 45.3], [-80, 44.5], [-81.4, 44.9], [-81.7, 43.3], [-82.5, 43.1], [-82.6, 44], [-83.6, 43.8], [-83.4, 45.1]],
  [[-83.3, 41.7], [-82.5, 42.1], [-80.5, 42.6], [-79, 42.8], [-80, 42.1], [-81.7, 41.5]],
  [[-79.7, 43.3], [-79, 43.8], [-77, 44], [-76.3, 43.6], [-77.5, 43.3]],
];

// prettier-ignore
const borderLines: readonly (readonly Degrees[])[] = [
  [[-123.2, 49], [-119, 49], [-115, 49], [-111, 49], [-107, 49], [-103, 49], [-99, 49], [-95.2, 49], [-94.6, 48.7], [-92, 48.2], [-89.6, 48]],
  [[-76.3, 44.2], [-74.7, 45], [-71.5, 45], [-70.3, 45.9], [-69.2, 47.4], [-68, 47.2], [-67.8, 45.7], [-66.9, 45]],
  [[-117.1, 32.5], [-114.7, 32.7], [-111, 31.3], [-108.2, 31.3], [-108.2, 31.8], [-106.5, 31.8], [-104.5, 29.6], [-103.2, 29], [-102.4, 29.8], [-101, 29.3], [-99.5, 27.5], [-97.2, 25.9]],
];

function pathOf(points: readonly Degrees[]): string {
  return `M${points
    .map(projectPlace)
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}`;
}

/** The drawing of the land, the lakes and the borders, as paths. */
export const mapPaths = {
  land: `${pathOf(coast)}Z`,
  lakes: lakeShores.map((shore) => `${pathOf(shore)}Z`).join(''),
  borders: borderLines.map(pathOf).join(''),
};

export type MapMark<P> = { park: P; at: MapPoint; place: MapPoint };

const rounds = 300;

function push(one: MapPoint, other: MapPoint, distance: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= distance) return;
  // the second of two at one place goes to the right
  const [x, y] = apart === 0 ? [1, 0] : [dx / apart, dy / apart];
  const step = (distance - apart) / 2;
  one.x -= x * step;
  one.y -= y * step;
  other.x += x * step;
  other.y += y * step;
}

/** Whether a park is in the picture. */
const isInside = ({ x, y }: MapPoint): boolean => x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height;

/**
 * The marks of the parks on the map, as near to their places as possible without overlaps: marks that are nearer than `distance` push each
 * other away. A park without a place, or with one outside the map, is left out.
 */
export function placeMarks<P extends Pick<Park, 'latitude' | 'longitude'>>(
  parks: readonly P[],
  distance: number,
): MapMark<P>[] {
  const marks = parks.flatMap((park): MapMark<P>[] => {
    const { latitude, longitude } = park;
    if (latitude === null || longitude === null) return [];
    const place = projectPlace([longitude, latitude]);
    return isInside(place) ? [{ park, place, at: { ...place } }] : [];
  });
  const margin = distance / 2;
  const within = (value: number, most: number) => Math.min(most - margin, Math.max(margin, value));
  for (let round = 0; round < rounds; round++) {
    for (const { at, place } of marks) {
      at.x += (place.x - at.x) * 0.02;
      at.y += (place.y - at.y) * 0.02;
    }
    for (const [index, { at }] of marks.entries())
      for (const other of marks.slice(index + 1)) push(at, other.at, distance);
    for (const { at } of marks) {
      at.x = within(at.x, mapSize.width);
      at.y = within(at.y, mapSize.height);
    }
  }
  return marks;
}
