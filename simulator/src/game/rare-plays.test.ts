import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import type { Play } from '../played-game.ts';

const openingDay = '2026-03-26';
const league = createLeague({ seed: 'calibration', openingDay });
const afterSeason = Date.parse('2026-12-01T00:00:00Z');

const playsOf = (days: number): Play[] =>
  Array.from({ length: days }, (_, day) => addDays(openingDay, 10 + day))
    .flatMap((date) => league.games(1, date))
    .flatMap((game) => league.play(game.gamePk)?.plays ?? []);

const plays = playsOf(12);

describe('an uncaught third strike', () => {
  const reached = () =>
    plays.filter(
      (play) => play.eventType === 'strikeout' && play.runners.some((move) => move.start === null && move.end === 1),
    );

  test('is rare, needs first base open or two outs, and makes no out', () => {
    const strikeOuts = plays.filter((play) => play.eventType === 'strikeout');
    expect(reached().length).toBeGreaterThan(0);
    expect(reached().length / strikeOuts.length).toBeLessThan(0.01);
    for (const play of reached()) {
      const before = plays[plays.indexOf(play) - 1];
      const isSameHalf = before?.inning === play.inning && before.isTop === play.isTop;
      const wasFirstOpen = !isSameHalf || before.basesAfter[0] === null;
      // a runner who moved earlier in the plate appearance may have left first base open
      expect(wasFirstOpen || play.outs === 2 || play.runners.length > 1).toBe(true);
      expect(play.runners.some(({ isOut }) => isOut)).toBe(false);
      expect(play.description).toMatch(/strikes out swinging\. .* to 1st\./);
    }
  });

  test('otherwise ends with a throw of the catcher to first', () => {
    const thrown = plays.filter(
      (play) =>
        play.eventType === 'strikeout' &&
        play.runners.some((move) => move.start === null && move.isOut && move.credits.length === 2),
    );
    expect(thrown.length).toBeGreaterThan(0);
    for (const { description } of thrown)
      expect(description).toMatch(/strikes out swinging, catcher .+ to first baseman .+\.$/);
  });
});

test('an injury in the game is described, and the player is replaced at once', () => {
  const hurt = plays.flatMap((play) =>
    play.events.flatMap((event, index) =>
      event.kind === 'action' && event.eventType === 'injury' ? [{ event, next: play.events[index + 1] }] : [],
    ),
  );
  expect(hurt.length).toBeGreaterThan(10);
  for (const { event, next } of hurt) {
    expect(event.description).toMatch(/ left the game due to an injured \w+\.$/);
    expect(next?.kind === 'action' ? next.substitution?.replacedId : null).toBe(event.playerId);
  }
});

describe('rare events of a season', () => {
  const lines = () => league.seasonLines(1, afterSeason);
  const sum = (read: (line: ReturnType<typeof lines>[number]) => number) =>
    lines().reduce((total, line) => total + read(line), 0);

  test('include complete games and shutouts (MLB 2023 had 35 and 16)', () => {
    const completeGames = sum((line) => line.pitching?.completeGames ?? 0);
    const shutouts = sum((line) => line.pitching?.shutouts ?? 0);
    expect(completeGames).toBeGreaterThan(15);
    expect(completeGames).toBeLessThan(70);
    expect(shutouts).toBeGreaterThan(4);
    expect(shutouts).toBeLessThan(completeGames);
  });

  test('include triple plays, each credited to three fielders', () => {
    const credited = sum((line) => line.fielding.reduce((total, { triplePlays }) => total + triplePlays, 0));
    expect(credited % 3).toBe(0);
    expect(credited).toBeGreaterThan(0);
    expect(credited).toBeLessThan(30);
  });
});
