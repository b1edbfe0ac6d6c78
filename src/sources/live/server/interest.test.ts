import { describe, expect, test } from 'vitest';
import { createInterest, gameToDrop } from './interest.ts';

const seconds = (n: number) => n * 1000;

function setUp() {
  let now = 1_000_000;
  return { realNow: () => now, pass: (ms: number) => (now += ms) };
}

function gamesOf(wanted: readonly [visitor: string, isWatched: boolean][]) {
  const { realNow, pass } = setUp();
  return new Map(
    wanted.map(([visitor, isWatched], index) => {
      const interest = createInterest(realNow);
      interest.note({ visitors: [visitor], isWatched });
      pass(1);
      return [index + 1, { interest }];
    }),
  );
}

describe('the only visitor who wants a game', () => {
  test.each([
    ['is the one who has requested it', [['one']], 'one'],
    ['stays so with further requests', [['one'], ['one']], 'one'],
    ['is none if two have requested it', [['one'], ['two']], null],
    ['is none if two watch it in one process', [['one', 'two']], null],
    ['is none if the server wants it', [[null]], null],
    ['is none if the server wants it too', [['one'], [null]], null],
  ])('%s', (_words, requests, expected) => {
    const interest = createInterest(setUp().realNow);
    for (const visitors of requests) interest.note({ visitors, isWatched: false });
    expect(interest.sole()).toBe(expected);
  });

  test('is the one who has not left', () => {
    const { realNow, pass } = setUp();
    const interest = createInterest(realNow);
    interest.note({ visitors: ['one', 'two'], isWatched: true });
    pass(seconds(15));
    interest.note({ visitors: ['two'], isWatched: true });
    pass(seconds(15));
    expect([interest.sole(), interest.isWatched()]).toEqual(['two', true]);
    pass(seconds(30));
    expect([interest.sole(), interest.isWatched(), interest.visitors()]).toEqual([null, false, []]);
  });

  test('is not forgotten because many others come', () => {
    const interest = createInterest(setUp().realNow);
    for (let count = 0; count < 50; count += 1) interest.note({ visitors: [`visitor ${count}`], isWatched: false });
    expect(interest.visitors()).toEqual(['visitor 48', 'visitor 49']);
  });
});

describe('the game that makes place for another one', () => {
  const many = (count: number, visitor: string): [string, boolean][] =>
    Array.from({ length: count }, () => [visitor, true]);

  test('is the least recently requested without subscribers', () =>
    expect(
      gameToDrop(
        gamesOf([
          ['one', true],
          ['two', false],
          ['three', false],
        ]),
      )[0],
    ).toBe(2));

  test('is one of a visitor who watches many', () =>
    expect(gameToDrop(gamesOf([['one', true], ...many(21, 'two'), ['three', true]]))[0]).toBe(2));

  test('is none if each visitor watches few', () =>
    expect(() => gameToDrop(gamesOf([...many(20, 'one'), ...many(20, 'two')]))).toThrow('Too many games are followed'));
});
