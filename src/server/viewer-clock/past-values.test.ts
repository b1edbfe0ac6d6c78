import { expect, test } from 'vitest';
import { createPastValues } from './past-values.ts';

function recorded(options = { keptFor: 100, maxKeys: 2 }) {
  const values = createPastValues<{ runs: number }>(options);
  values.record('game', { runs: 0 }, 1000);
  values.record('game', { runs: 1 }, 1040);
  values.record('game', { runs: 1 }, 1060);
  return values;
}

test.each([
  [999, null],
  [1000, { runs: 0 }],
  [1039, { runs: 0 }],
  [1040, { runs: 1 }],
  [2000, { runs: 1 }],
])('the value at %i is %j', (at, value) => {
  expect(recorded().find('game', at)).toEqual(value);
});

test('a value is dropped when a later one is older than the kept time', () => {
  const values = recorded();
  values.record('game', { runs: 2 }, 1139);
  expect(values.find('game', 1000)).toEqual({ runs: 0 });
  values.record('game', { runs: 3 }, 1140);
  expect(values.find('game', 1039)).toBeNull();
  expect(values.find('game', 1040)).toEqual({ runs: 1 });
});

test('a clock that was set back drops the values of later times', () => {
  const values = recorded();
  values.record('game', { runs: 0 }, 1030);
  expect(values.find('game', 1100)).toEqual({ runs: 0 });
});

test('the key that was recorded first is dropped when there are too many', () => {
  const values = recorded();
  values.record('other', { runs: 5 }, 1000);
  values.record('game', { runs: 1 }, 1070);
  values.record('third', { runs: 7 }, 1000);
  expect([values.find('game', 1070), values.find('other', 1070), values.find('third', 1070)]).toEqual([
    { runs: 1 },
    null,
    { runs: 7 },
  ]);
});
