import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import { id, names } from './invented-people.ts';
import { atBatPitches, pitch } from './invented-pitches.ts';

export function plateAppearance(facts: Partial<PlateAppearance> = {}): PlateAppearance {
  return {
    index: 57,
    inning: 7,
    half: 'bottom',
    batterId: id(13),
    batSide: 'L',
    pitcherId: id(18),
    pitchHand: 'R',
    zoneTop: 3.32,
    zoneBottom: 1.58,
    pitches: atBatPitches,
    notes: [],
    event: null,
    resultKind: null,
    description: null,
    isScoring: false,
    rbi: 0,
    outs: 1,
    away: 3,
    home: 5,
    startedAt: null,
    endedAt: null,
    homeChance: 500,
    ...facts,
  };
}

const inPlay = (result: 'inPlayOut' | 'inPlayHit', x: number, y: number): Pitch[] => [
  pitch(1, { result: 'called', call: 'Called Strike' }),
  pitch(2, {
    result,
    call: result === 'inPlayHit' ? 'In play, run(s)' : 'In play, out(s)',
    x: 0.2,
    z: 2.4,
    battedBall: {
      exitVelocity: 104.2,
      launchAngle: 12,
      distance: Math.round(Math.hypot(x, y)),
      trajectory: 'line_drive',
      x,
      y,
    },
  }),
];

const resultOf = (
  index: number,
): Pick<PlateAppearance, 'event' | 'resultKind' | 'description' | 'isScoring' | 'rbi' | 'pitches'> => {
  const batter = names[index % 18];
  if (index % 9 === 4) {
    return {
      event: 'Double',
      resultKind: null,
      description: `${batter} doubles on a line drive to left fielder Bo Lindqvist. Ada Marsh scores.`,
      isScoring: true,
      rbi: 1,
      pitches: inPlay('inPlayHit', -150, 230),
    };
  }
  if (index % 3 === 0)
    return {
      event: 'Strikeout',
      resultKind: 'strikeout',
      description: `${batter} strikes out swinging.`,
      isScoring: false,
      rbi: 0,
      pitches: atBatPitches,
    };
  return {
    event: 'Groundout',
    resultKind: null,
    description: `${batter} grounds out, shortstop Leo Cruz Jr. to first baseman Ines Ruiz-Hall.`,
    isScoring: false,
    rbi: 0,
    pitches: inPlay('inPlayOut', -40, 120),
  };
};

/** A play log of `count` finished plate appearances. */
export function plays(count: number): PlateAppearance[] {
  return Array.from({ length: count }, (_, index) => {
    const halfNumber = Math.floor(index / 4);
    return plateAppearance({
      index,
      inning: Math.floor(halfNumber / 2) + 1,
      half: halfNumber % 2 === 0 ? 'top' : 'bottom',
      batterId: id(index % 18),
      pitcherId: halfNumber % 2 === 0 ? id(18) : id(9),
      batSide: index % 2 === 0 ? 'R' : 'L',
      outs: index % 4,
      homeChance: 500 + 10 * (index % 9),
      ...resultOf(index),
    });
  });
}
