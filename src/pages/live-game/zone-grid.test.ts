import { describe, expect, test } from 'vitest';
import { plateHalfWidth } from '#rules/baseball/game/strike-zone.ts';
import { areaAround, ballRadius, frame, clampToArea, svgX, svgY, viewBoxOf, zoneRectangle } from './zone-grid.tsx';

const batter = (batSide: 'L' | 'R') => ({ batSide, zoneTop: 3.49, zoneBottom: 1.601 });

/** feet between a pitch and the edge, as in the picture of the zone */
const margin = 0.3;

describe('the strike-zone picture in feet', () => {
  test('the middle of the plate is the middle of the picture, and the ground lies below every zone', () => {
    expect(svgX(0)).toBe(240);
    expect(svgY(0)).toBe(508);
    expect(viewBoxOf(frame)).toBe('0 0 480 570');
  });

  test('right of the plate is right, higher is higher', () => {
    expect(svgX(1) - svgX(0)).toBe(100);
    expect(svgY(0) - svgY(1)).toBe(100);
  });

  test('the plate is 17 inches wide and a ball 2.9 inches thick', () => {
    expect(plateHalfWidth * 24).toBe(17);
    expect(ballRadius * 24).toBeCloseTo(2.9);
  });

  test('the default zone reaches from 1.601 to 3.49 feet over the plate', () => {
    const { x, y, width, height } = zoneRectangle(3.49, 1.601);
    expect([x, x + width]).toEqual([169.2, 310.9]);
    expect([y, y + height]).toEqual([159, 347.9]);
  });

  test('the picture has room for the batter on the side of the batter', () => {
    const [left, right] = [areaAround(batter('L')), areaAround(batter('R'))];
    expect(right.left).toBeLessThan(-right.right);
    expect(left).toMatchObject({ left: -right.right, right: -right.left });
  });

  test('a pitch beside the default zone that is moved to the edge of the picture stays beside the zone', () => {
    for (const batSide of ['L', 'R'] as const)
      for (const x of [-3, 3]) {
        const { at } = clampToArea({ x, z: 2.5 }, areaAround(batter(batSide)), margin);
        expect(Math.abs(at.x)).toBeGreaterThan(plateHalfWidth + ballRadius);
      }
    for (const z of [0, 6]) {
      const { at } = clampToArea({ x: 0, z }, areaAround(batter('R')), margin);
      expect(at.z < 1.601 - ballRadius || at.z > 3.49 + ballRadius).toBe(true);
    }
  });

  test.each([
    ['in the picture', { x: 0.5, z: 2.4 }, { x: 0.5, z: 2.4 }, false],
    ['bounced', { x: 0, z: -3 }, { x: 0, z: frame.bottom + margin }, true],
    ['thrown behind the batter', { x: -9, z: 9 }, { x: frame.left + margin, z: frame.top - margin }, true],
  ])('a pitch %s is drawn at its location or on the edge', (_, thrown, at, isOutside) => {
    expect(clampToArea(thrown, frame, margin)).toEqual({ at, isOutside });
  });
});
