import { describe, expect, test } from 'vitest';
import { createLeague } from '../create-league.ts';
import { addDays } from '../clock/league-date.ts';
import { zoneHalfWidth } from './plate-location.ts';

const league = createLeague({ seed: 'physics', openingDay: '2026-03-26' });
const played = Array.from({ length: 5 }, (_, day) => league.games(1, addDays('2026-05-01', day))).flatMap((games) =>
  games.flatMap((game) => league.play(game.gamePk) ?? []),
);
const pitches = played.flatMap((game) =>
  game.plays.flatMap((play) =>
    play.events.filter((event) => event.kind === 'pitch').map((pitch) => ({ pitch, play, game })),
  ),
);
const called = (call: string) => pitches.filter(({ pitch }) => pitch.call === call);
const isInside = ({ pitch: { physics } }: (typeof pitches)[number]) =>
  Math.abs(physics.pX) <= zoneHalfWidth &&
  physics.pZ >= physics.strikeZoneBottom &&
  physics.pZ <= physics.strikeZoneTop;
const share = (list: typeof pitches, matches: (one: (typeof pitches)[number]) => boolean) =>
  list.filter(matches).length / list.length;

describe('pitches', () => {
  test.each([
    ['C', 0.88, 1],
    ['B', 0, 0.1],
    ['S', 0.4, 0.65],
    ['F', 0.65, 0.85],
    ['X', 0.75, 0.95],
    ['H', 0, 0],
  ])('called %s are in the zone at the usual rate', (call, low, high) => {
    const inside = share(called(call), isInside);
    expect(inside).toBeGreaterThanOrEqual(low);
    expect(inside).toBeLessThanOrEqual(high);
  });

  test('hit the batter on the batter’s side of the plate', () => {
    for (const { pitch, play } of called('H')) expect(Math.sign(pitch.physics.pX)).toBe(play.bats === 'R' ? -1 : 1);
  });

  test('have the number of the zone that they cross', () => {
    for (const one of pitches) expect(one.pitch.physics.zone <= 9).toBe(isInside(one));
  });

  test('follow the laws of motion from release to plate', () => {
    for (const { pitch } of pitches.slice(0, 400)) {
      const { x0, z0, vX0, vZ0, aX, aZ, vY0, aY, pX, pZ, y0 } = pitch.physics;
      const time = (-vY0 - Math.sqrt(vY0 * vY0 - 2 * aY * (y0 - 17 / 12))) / aY;
      expect(Math.abs(x0 + vX0 * time + (aX * time * time) / 2 - pX)).toBeLessThan(0.05);
      expect(Math.abs(z0 + vZ0 * time + (aZ * time * time) / 2 - pZ)).toBeLessThan(0.08);
    }
  });

  test('lose speed on the way, and fastballs are the fastest', () => {
    const speed = (type: string) => {
      const list = pitches.filter(({ pitch }) => pitch.pitchType === type);
      return list.reduce((sum, { pitch }) => sum + pitch.physics.startSpeed, 0) / list.length;
    };
    expect(speed('FF')).toBeGreaterThan(92);
    expect(speed('FF')).toBeLessThan(96.5);
    expect(speed('SL')).toBeLessThan(speed('FF') - 6);
    expect(speed('CU')).toBeLessThan(speed('SL'));
    for (const { pitch } of pitches) {
      expect(pitch.physics.endSpeed).toBeLessThan(pitch.physics.startSpeed - 3);
      expect(pitch.physics.spinDirection).toBeGreaterThanOrEqual(0);
      expect(pitch.physics.spinDirection).toBeLessThanOrEqual(360);
    }
  });
});

describe('batted balls', () => {
  const balls = pitches.flatMap(({ pitch, play }) => (pitch.battedBall ? [{ ball: pitch.battedBall, play }] : []));

  test('have the distance, angle and speed of a home run', () => {
    const homers = balls.filter(({ play }) => play.eventType === 'home_run');
    expect(homers.length).toBeGreaterThan(50);
    for (const { ball } of homers) {
      expect(ball.distance).toBeGreaterThan(330);
      expect(ball.launchAngle).toBeGreaterThanOrEqual(18);
      expect(ball.exitVelocity).toBeGreaterThan(93);
    }
  });

  test('have a launch angle that matches their trajectory', () => {
    for (const { ball } of balls) {
      if (ball.trajectory === 'ground_ball') expect(ball.launchAngle).toBeLessThan(10);
      if (ball.trajectory === 'popup') expect(ball.launchAngle).toBeGreaterThanOrEqual(50);
      if (ball.trajectory === 'fly_ball') expect(ball.launchAngle).toBeGreaterThanOrEqual(18);
    }
  });

  test('land in fair territory of the field diagram', () => {
    for (const { ball } of balls) {
      expect(ball.coordY).toBeLessThan(200);
      const spray = (Math.atan2(ball.coordX - 125.42, 198.27 - ball.coordY) * 180) / Math.PI;
      expect(Math.abs(spray)).toBeLessThanOrEqual(45.5);
    }
  });

  test('have an average exit velocity of 86 to 91 mph', () => {
    const mean = balls.reduce((sum, { ball }) => sum + ball.exitVelocity, 0) / balls.length;
    expect(mean).toBeGreaterThan(86);
    expect(mean).toBeLessThan(91);
  });
});
