import { expect, test } from 'vitest';
import { browserStateOf } from './browser-state.ts';

const usual = {
  canNotify: true,
  permission: 'default',
  isSubscribed: false,
  isAppleTouch: false,
  isStandalone: false,
} as const;

test.each([
  [{}, 'unasked'],
  [{ permission: 'granted' }, 'off'],
  [{ permission: 'granted', isSubscribed: true }, 'on'],
  [{ permission: 'denied', isSubscribed: true }, 'blocked'],
  [{ canNotify: false }, 'unsupported'],
  [{ canNotify: false, isAppleTouch: true }, 'home screen'],
  [{ canNotify: false, isAppleTouch: true, isStandalone: true }, 'unsupported'],
  [{ isAppleTouch: true, isStandalone: true }, 'unasked'],
] as const)('a browser with %j is %s', (facts, expected) =>
  expect(browserStateOf({ ...usual, ...facts })).toBe(expected),
);
