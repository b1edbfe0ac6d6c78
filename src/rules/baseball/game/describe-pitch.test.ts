import { describe, expect, test } from 'vitest';
import { calledAs, describeChallenge, describeDistance, firstCall } from './describe-pitch.ts';
import type { PitchChallenge } from './model.ts';
import { inventedHeader } from './testing/invented-game.ts';
import { pitchOf } from './testing/play-script.ts';

const zone = { zoneTop: 3.5, zoneBottom: 1.5 };
const { teams } = inventedHeader;
const by: PitchChallenge = { side: 'home', challenger: { id: 201, name: 'Hal Player-1' }, isOverturned: true };
const high = { x: 0, z: 3.7 };

describe('the calls of a pitch', () => {
  test.each([
    ['ball', true, 'ball', 'strike'],
    ['called', true, 'strike', 'ball'],
    ['called', false, 'strike', 'strike'],
    ['called', null, 'strike', 'strike'],
    ['foul', true, null, null],
  ] as const)('%s, overturned %s: now %s, first %s', (result, isOverturned, now, first) => {
    const pitch = { ...pitchOf(1, result, 0, 1), challenge: { ...by, isOverturned } };
    expect([calledAs(pitch), firstCall(pitch)]).toEqual([now, first]);
  });

  test('without a challenge is the call', () => expect(firstCall(pitchOf(1, 'ball', 1, 0))).toBe('ball'));
});

describe('a challenge', () => {
  test.each([
    [by, 'ball', 'Hal Player-1 (HER) challenged pitch 4, called a strike: overturned to a ball'],
    [{ ...by, isOverturned: false }, 'called', 'Hal Player-1 (HER) challenged pitch 4, called a strike: confirmed'],
    [{ ...by, side: null }, 'foul', 'Hal Player-1 challenged pitch 4: overturned'],
    [{ ...by, challenger: null }, 'foul', 'HER challenged pitch 4: overturned'],
    [{ ...by, challenger: null, side: null }, 'foul', 'A player challenged pitch 4: overturned'],
  ] as const)('is described, case %#', (challenge, result, text) => {
    const pitch = { ...pitchOf(4, result, 0, 1), ...high, challenge };
    expect(describeChallenge(pitch, zone, teams)).toBe(`${text}, outside the zone by 0.9 inches.`);
  });

  test('has no distance before the decision', () => {
    const pitch = { ...pitchOf(4, 'ball', 0, 1), ...high, challenge: { ...by, isOverturned: null } };
    expect(describeChallenge(pitch, zone, teams)).toBe(
      'Hal Player-1 (HER) challenged pitch 4, called a ball: under review.',
    );
  });

  test('has no distance without a measurement, and a pitch without a challenge has no description', () => {
    const pitch = { ...pitchOf(4, 'ball', 1, 0), x: null };
    expect(describeChallenge({ ...pitch, challenge: by }, zone, teams)).toMatch(/to a ball\.$/);
    expect(describeChallenge(pitch, zone, teams)).toBeNull();
  });
});

test.each([
  [3.5 + 0.121, 'in the zone by less than 0.1 inches'],
  [3.5, 'in the zone by 1.5 inches'],
  [3.8, 'outside the zone by 2.1 inches'],
])('a pitch %s feet high is %s', (z, text) => expect(describeDistance({ x: 0, z }, zone)).toBe(text));
