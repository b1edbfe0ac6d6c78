import { describe, expect, test } from 'vitest';
import { hiddenScoresCookies, hidesTopic, parseHiddenScores } from './hidden-scores.ts';

test.each([
  [null, { hide: null, opened: null }],
  [
    { clubs: 'all', opened: [] },
    { hide: 'all', opened: null },
  ],
  [
    { clubs: [147, 121], opened: ['745123', 'standings'] },
    { hide: '147-121', opened: '745123-standings' },
  ],
] as const)('%j is stored in the cookies %j', (hidden, cookies) => {
  expect(hiddenScoresCookies(hidden)).toEqual(cookies);
  const header = Object.entries({ theme: 'dark', ...cookies }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  expect(parseHiddenScores(header.join('; '))).toEqual(hidden);
});

test.each(['', 'hide=', 'hide=some', 'hide=1-', 'hide=1,2', 'xhide=all', 'opened=standings'])(
  'the cookies %j hide nothing',
  (cookies) => {
    expect(parseHiddenScores(cookies)).toBeNull();
  },
);

test('no selected club hides nothing', () => {
  expect(hiddenScoresCookies({ clubs: [], opened: ['1'] })).toEqual({ hide: null, opened: null });
});

test('the oldest opened games are forgotten first', () => {
  const opened = Array.from({ length: 140 }, (_, index) => String(1000 + index));
  const cookies = hiddenScoresCookies({ clubs: 'all', opened });
  expect(parseHiddenScores(`hide=all; opened=${cookies.opened}`)?.opened).toEqual(opened.slice(40));
});

describe('a topic', () => {
  const hidden = { clubs: [147], opened: ['standings'] };
  test('is hidden until the viewer opens it', () => {
    expect([hidesTopic(hidden, 'standings'), hidesTopic(hidden, 'players'), hidesTopic(null, 'players')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
