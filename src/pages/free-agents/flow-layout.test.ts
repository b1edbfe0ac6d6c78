import { expect, test } from 'vitest';
import { flowLayout } from './flow-layout.ts';

const otters = { id: 1, name: 'Otters' };
const bears = { id: 2, name: 'Bears' };
const cats = { id: 3, name: 'Cats' };

test('posts are sorted by name without touching, and ribbons fill them without overlapping', () => {
  const { former, next, ribbons, height } = flowLayout([
    { from: otters, to: bears, players: 20 },
    { from: otters, to: cats, players: 10 },
    { from: bears, to: bears, players: 1 },
  ]);
  expect(former.flatMap(({ club, players, y }) => [club.name, players, y])).toEqual(['Bears', 1, 0, 'Otters', 30, 16]);
  expect(next.flatMap(({ club, height: tall }) => [club.name, tall])).toEqual(['Bears', 33.6, 'Cats', 16]);
  expect(ribbons.map(({ from, to, startY, endY, thickness }) => [from.name, to.name, startY, endY, thickness])).toEqual(
    [
      ['Bears', 'Bears', 5.7, 0, 1.6],
      ['Otters', 'Bears', 16, 1.6, 32],
      ['Otters', 'Cats', 48, 36.6, 16],
    ],
  );
  expect(height).toBe(64);
});

test('no moves give an empty layout', () =>
  expect(flowLayout([])).toEqual({ former: [], next: [], ribbons: [], height: 0 }));
