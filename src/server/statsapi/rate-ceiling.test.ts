import { array, assert, asyncProperty, integer } from 'fast-check';
import { expect, test } from 'vitest';
import { createRateCeiling } from './rate-ceiling.ts';

/** When each of those who come at the given times gets its turn; null for those turned away. */
async function turnsOf(arrivals: readonly number[], patience: number): Promise<(number | null)[]> {
  const clock = { now: 0 };
  const slept: number[] = [];
  const timing = {
    now: () => clock.now,
    sleep: async (ms: number) => {
      slept.push(ms);
    },
  };
  const ceiling = createRateCeiling({ perSecond: 5, timing });
  const turns: (number | null)[] = [];
  for (const at of arrivals) {
    clock.now = at;
    slept.length = 0;
    const isServed = await ceiling.turn(patience).then(
      () => true,
      () => false,
    );
    turns.push(isServed ? at + (slept[0] ?? 0) : null);
  }
  return turns;
}

test('the first five go at once, the next wait for the second to pass, the rest are turned away', async () => {
  const turns = await turnsOf(
    Array.from({ length: 14 }, () => 0),
    1000,
  );
  expect(turns).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000, null, null, null, null]);
});

test('whoever comes when there is room goes at once', async () => {
  expect(await turnsOf([0, 200, 400, 600, 800, 1000, 1200, 1201], 3000)).toEqual([
    0, 200, 400, 600, 800, 1000, 1200, 1400,
  ]);
});

test('no second ever has more than five turns, and nobody waits longer than his patience', async () => {
  const pauses = array(integer({ min: 0, max: 400 }), { maxLength: 60 });
  await assert(
    asyncProperty(pauses, integer({ min: 0, max: 5000 }), async (gaps, patience) => {
      let now = 0;
      const arrivals = gaps.map((gap) => (now += gap));
      const turns = await turnsOf(arrivals, patience);
      const served = turns.filter((turn) => turn !== null);
      expect(served.filter((turn, index) => turn < (served[index - 5] ?? -1000) + 1000)).toEqual([]);
      expect(turns.filter((turn, index) => turn !== null && turn - (arrivals[index] ?? 0) > patience)).toEqual([]);
    }),
  );
});
