import { expect, test } from 'vitest';
import { headlineLines } from './headline-lines.ts';

type Line = Parameters<typeof headlineLines>[1][number];

const hits = (plateAppearances: string): Line => ({ group: 'hitting', figures: { plateAppearances } });
const pitches = (inningsPitched: string): Line => ({ group: 'pitching', figures: { inningsPitched } });

test.each<[string, string | undefined, Line[], string]>([
  ['a hitter who pitched an inning', 'infielder', [hits('300'), pitches('1.0')], 'hitting'],
  ['a pitcher who batted', 'pitcher', [hits('12'), pitches('80.0')], 'pitching'],
  ['a pitcher who batted often', 'pitcher', [hits('70'), pitches('180.0')], 'pitching hitting'],
  ['a two-way player', 'twoWay', [hits('40'), pitches('10.0')], 'hitting pitching'],
  ['a shortstop who pitches', 'infielder', [hits('300'), pitches('30.0')], 'hitting pitching'],
  ['a hitter who only pitched', 'outfielder', [pitches('2.0')], 'pitching'],
  ['an unknown position', undefined, [hits('3'), pitches('2.0')], 'hitting'],
  ['an empty season', 'infielder', [{ group: 'hitting', figures: {} }], ''],
])('%s', (_, position, lines, groups) =>
  expect(
    headlineLines(position, lines)
      .map(({ group }) => group)
      .join(' '),
  ).toBe(groups),
);
