import { expect, test } from 'vitest';
import { clockSettingSchema, createClock } from './clock.ts';

test('the league clock starts at the given time and runs at the given speed', () => {
  let real = 1_000_000;
  const clock = createClock({ realStart: 1_000_000, leagueStart: 5_000, speed: 60 }, () => real);
  expect(clock.now()).toBe(5_000);
  real += 250;
  expect(clock.now()).toBe(20_000);
});

test('the league clock stands at speed 0', () => {
  let real = 1_000_000;
  const clock = createClock(clockSettingSchema.parse({ realStart: real, leagueStart: 5_000, speed: 0 }), () => real);
  real += 86_400_000;
  expect(clock.now()).toBe(5_000);
});
