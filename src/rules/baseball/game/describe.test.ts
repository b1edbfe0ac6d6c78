import { describe, expect, test } from 'vitest';
import { describePitch, describePlace, describeStrikeZone } from './describe-pitch.ts';
import { describeBases, describePlay } from './describe.ts';
import { fold } from './fold.ts';
import { inventedLog } from './testing/invented-game.ts';
import { end, move, out, pitch, pitchOf, play, runners, start } from './testing/play-script.ts';
import { viewAfter } from './testing/view-after.ts';

test.each([
  [null, null, null, 'Bases empty'],
  [null, 2, null, 'Runner on second'],
  [1, null, 3, 'Runners on first and third'],
  [1, 2, 3, 'Bases loaded'],
])('runners %s, %s, %s: %s', (first, second, third, text) => {
  expect(describeBases({ first, second, third })).toBe(text);
});

describe('a pitch', () => {
  const zone = { zoneTop: 3.5, zoneBottom: 1.5 };

  test.each([
    [0, 2.5, 'in the zone'],
    [0.8, 2.5, 'in the zone'],
    [0.9, 2.5, 'right'],
    [-1.2, 4, 'high and left'],
    [0, 1.2, 'low'],
    [null, 2.5, null],
  ])('at %s feet across and %s feet up is %s', (x, z, text) => expect(describePlace({ x, z }, zone)).toBe(text));

  test('is described by its measurements', () => {
    expect(describePitch(pitchOf(3, 'called', 0, 1), zone)).toBe('Pitch 3: Slider, 88.1 mph, called, in the zone');
    const bare = { ...pitchOf(1, 'inPlayOut', 0, 0), type: null, startSpeed: null, x: null };
    const battedBall = { exitVelocity: 97.2, launchAngle: 14, distance: null, trajectory: null, x: null, y: null };
    expect(describePitch({ ...bare, battedBall }, zone)).toBe(
      'Pitch 1: inPlayOut, 97.2 mph off the bat, at 14 degrees',
    );
  });
});

describe('a game', () => {
  const begun = [...play(0, [1, 'top'], 101, 'Home Run', move(101, null, 'home')), start(1, 1, 'top', 102, 210)];

  test('has no plate appearance before its first pitch', () => {
    expect(describePlay(fold(inventedLog([]), Infinity))).toBe('No plate appearance yet');
  });

  test('is described by batter and pitcher between results, or by the newest note before the first pitch', () => {
    expect(describePlay(viewAfter(begun))).toBe('Ada Player-2 bats against Hal Player-10');
    const visited = [...begun, { type: 'note', event: 'Mound Visit', text: 'Mound visit.' } as const];
    expect(describePlay(viewAfter(visited))).toBe('Mound visit.');
    expect(describePlay(viewAfter([...visited, pitch(1, 'ball', 1, 0)]))).toBe(
      'Ada Player-2 bats against Hal Player-10',
    );
  });

  test("is described by the upstream's description after a result", () => {
    const flyout = [pitch(1, 'inPlayOut', 0, 0), runners(out(102, null)), end('Flyout', 'Ada flies out.')];
    const view = viewAfter([...begun, ...flyout]);
    expect(describePlay(view)).toBe('Ada flies out.');
  });

  test('has a description of its strike-zone plot', () => {
    const view = viewAfter([...begun, pitch(1, 'ball', 1, 0), pitch(2, 'foul', 1, 1)]);
    if (!view.plateAppearance) throw new Error('no plate appearance');
    expect(describeStrikeZone(view.plateAppearance, view.people)).toEqual([
      'Pitch 1: Slider, 88.1 mph, ball, in the zone.',
      'Pitch 2: Slider, 88.1 mph, foul, in the zone.',
    ]);
    const fresh = viewAfter(begun).plateAppearance;
    expect(fresh && describeStrikeZone(fresh, view.people)).toEqual(['No pitch to Ada Player-2 yet.']);
  });
});
