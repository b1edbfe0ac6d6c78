import { expect, test } from 'vitest';
import { pitch } from '#rules/baseball/game/testing/invented-pitches.ts';
import { plateAppearance, plays } from '#rules/baseball/game/testing/invented-plays.ts';
import { isZoneKnown } from './game-screen.ts';

const unlocated = pitch(1, { result: 'ball', x: null, z: null });

test.each([
  ['a pitch of the current plate appearance has a location', plateAppearance(), [], true],
  ['an earlier pitch has a location', plateAppearance({ pitches: [unlocated] }), plays(2), true],
  ['no pitch is thrown yet but the batter’s zone is known', plateAppearance({ pitches: [] }), [], true],
  [
    'no pitch is thrown yet and the zone is the default',
    plateAppearance({ pitches: [], zoneTop: 3.49, zoneBottom: 1.601 }),
    [],
    false,
  ],
  ['no pitch has a location', plateAppearance({ pitches: [unlocated] }), [], false],
  ['there is no plate appearance', null, [], false],
])('when %s', (_, now, log, isKnown) => expect(isZoneKnown(now, log)).toBe(isKnown));
