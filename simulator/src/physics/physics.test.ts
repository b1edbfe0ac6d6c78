import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import { distanceToEdge } from './challenge-zone.ts';
import { crossingAt } from './plate-location.ts';

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
/** Feet from the edge of the zone at the middle of the plate. */
const distanceOf = ({ pitch: { physics } }: (typeof pitches)[number]) =>
  distanceToEdge(crossingAt(physics, 8.5), { top: physics.strikeZoneTop, bottom: physics.strikeZoneBottom });
const isInside = (one: (typeof pitches)[number]) => distanceOf(one) <= 0;
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

  test('are called wrongly within three inches of the edge only', () => {
    const missed = [...called('C').filter((one) => !isInside(one)), ...called('B').filter(isInside)];
    expect(missed.length).toBeGreaterThan(300);
    expect(missed.length / played.length).toBeLessThan(11);
    for (const one of missed) expect(Math.abs(distanceOf(one))).toBeLessThan(3 / 12);
  });

  test('have the zone of the batter’s height at the middle of the plate from 2026 on', () => {
    for (const { pitch, play } of pitches.slice(0, 400)) {
      const height = (league.person(play.batterId)?.height ?? 0) / 12;
      expect(pitch.physics.strikeZoneTop).toBeCloseTo(height * 0.535, 2);
      expect(pitch.physics.strikeZoneBottom).toBeCloseTo(height * 0.27, 2);
      expect(pitch.physics.strikeZoneDepth).toBe(8.5);
    }
  });

  test('have the zone of the batter’s stance at the front of the plate before', () => {
    const before = createLeague({ seed: 'physics', openingDay: '2025-03-27' });
    const [game] = before.games(1, '2025-05-01');
    const events = before
      .play(game?.gamePk ?? 0)
      ?.plays.flatMap((play) => play.events.map((event) => ({ play, event })));
    for (const { play, event } of events ?? []) {
      if (event.kind !== 'pitch') continue;
      expect(event.physics.strikeZoneDepth).toBeNull();
      expect(event.physics.strikeZoneTop).toBe(before.person(play.batterId)?.strikeZoneTop);
    }
    expect(events?.length).toBeGreaterThan(200);
  });

  test('hit the batter on the batter’s side of the plate', () => {
    for (const { pitch, play } of called('H')) expect(Math.sign(pitch.physics.pX)).toBe(play.bats === 'R' ? -1 : 1);
  });

  test('follow the laws of motion from release to plate', () => {
    for (const { pitch } of pitches.slice(0, 400)) {
      const { x0, z0, vX0, vZ0, aX, aZ, vY0, aY, pX, pZ, y0 } = pitch.physics;
      const time = (-vY0 - Math.sqrt(vY0 * vY0 - 2 * aY * (y0 - 17 / 12))) / aY;
      expect(Math.abs(x0 + vX0 * time + (aX * time * time) / 2 - pX)).toBeLessThan(0.001);
      expect(Math.abs(z0 + vZ0 * time + (aZ * time * time) / 2 - pZ)).toBeLessThan(0.001);
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
