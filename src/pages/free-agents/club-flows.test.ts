import { expect, test } from 'vitest';
import { describeFlows } from './club-flows.tsx';

const otters = { id: 1, name: 'Otters' };
const bears = { id: 2, name: 'Bears' };

test.each([
  [
    [
      { from: otters, to: bears, players: 2 },
      { from: bears, to: bears, players: 3 },
      { from: bears, to: otters, players: 4 },
    ],
    'Of 9 players 3 stayed with their club. Most chosen: Bears, by 5.',
  ],
  [[{ from: otters, to: bears, players: 1 }], 'Of 1 player 0 stayed with their club. Most chosen: Bears, by 1.'],
  [[], 'Of 0 players 0 stayed with their club.'],
])('describes the moves in a sentence', (flows, text) => expect(describeFlows(flows)).toBe(text));
