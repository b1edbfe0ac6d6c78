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
  const { hide, opened } = cookies;
  expect(parseHiddenScores({ ...(hide !== null && { hide }), ...(opened !== null && { opened }) })).toEqual(hidden);
});

test.each(['', 'some', '1-', '1,2', 'xall'])('the value %j hides nothing', (hide) => {
  expect(parseHiddenScores({ hide, opened: 'standings' })).toBeNull();
});

test('no selected club hides nothing', () => {
  expect(hiddenScoresCookies({ clubs: [], opened: ['1'] })).toEqual({ hide: null, opened: null });
});

test('the oldest opened games are forgotten first', () => {
  const opened = Array.from({ length: 140 }, (_, index) => String(1000 + index));
  const cookies = hiddenScoresCookies({ clubs: 'all', opened });
  expect(parseHiddenScores({ hide: 'all', opened: cookies.opened ?? '' })?.opened).toEqual(opened.slice(40));
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
