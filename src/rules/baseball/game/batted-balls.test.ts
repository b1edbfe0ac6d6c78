import { expect, test } from 'vitest';
import { battedBallsOf, hardestHit } from './batted-balls.ts';
import { plateAppearances } from './fold.ts';
import type { PlateAppearance } from './model.ts';
import { randomGame } from './testing/random-game.ts';

const [play] = plateAppearances(randomGame(1));
const ball = { exitVelocity: 101.2, launchAngle: 24, distance: 402, trajectory: 'fly_ball', x: -120, y: 330 };

function playWith(event: string | null, battedBall: typeof ball | null): PlateAppearance {
  if (!play) throw new Error('no play');
  return { ...play, event, pitches: play.pitches.map((pitch) => ({ ...pitch, battedBall })) };
}

test.each([
  ['Single', 'single'],
  ['Double', 'double'],
  ['Triple', 'triple'],
  ['Home Run', 'homeRun'],
  ['Flyout', 'out'],
  ['Field Error', 'out'],
] as const)('a batted ball of the result %s is a %s', (event, kind) => {
  expect(battedBallsOf([playWith(event, ball)])).toMatchObject([{ ball, kind }]);
});

test('plays in progress and without a ball in play are left out', () =>
  expect(battedBallsOf([playWith(null, ball), playWith('Strikeout', null)])).toEqual([]));

test('the balls hit hardest come first; one without a measured velocity is left out', () => {
  const hit = (exitVelocity: number) => playWith('Single', { ...ball, exitVelocity });
  const speeds = hardestHit([hit(88.1), hit(110.4), playWith('Single', null), hit(99)], 2).map(({ speed }) => speed);
  expect(speeds).toEqual([110.4, 99]);
});
