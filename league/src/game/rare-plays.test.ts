import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import type { Play } from '../played-game.ts';

const openingDay = '2026-03-26';
const league = createLeague({ seed: 'calibration', openingDay });
const afterTheSeason = Date.parse('2026-12-01T00:00:00Z');

const told = (days: number): Play[] =>
  Array.from({ length: days }, (_, day) => addDays(openingDay, 10 + day))
    .flatMap((date) => league.games(1, date))
    .flatMap((game) => league.play(game.gamePk)?.plays ?? []);

const plays = told(12);

describe('a dropped third strike', () => {
  const reached = () =>
    plays.filter(
      (play) => play.eventType === 'strikeout' && play.runners.some((move) => move.start === null && move.end === 1),
    );

  test('happens now and then, with first base open or two out, and makes no out', () => {
    const strikeOuts = plays.filter((play) => play.eventType === 'strikeout');
    expect(reached().length).toBeGreaterThan(0);
    expect(reached().length / strikeOuts.length).toBeLessThan(0.01);
    for (const play of reached()) {
      const before = plays[plays.indexOf(play) - 1];
      const isSameHalf = before?.inning === play.inning && before.isTop === play.isTop;
      const wasFirstOpen = !isSameHalf || before.basesAfter[0] === null;
      // a runner who went earlier in the plate appearance may have opened first base too
      expect(wasFirstOpen || play.outs === 2 || play.runners.length > 1).toBe(true);
      expect(play.isOut).toBe(false);
      expect(play.description).toMatch(/strikes out swinging\. .* to 1st\./);
    }
  });

  test('is thrown to first by the catcher else', () => {
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

describe('an injury in the game', () => {
  test('is told, and the man is replaced at once', () => {
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
});

describe('what a season has few of', () => {
  const lines = () => league.seasonLines(1, afterTheSeason);
  const sum = (read: (line: ReturnType<typeof lines>[number]) => number) =>
    lines().reduce((total, line) => total + read(line), 0);

  test('are complete games, some of them shutouts: MLB 2023 had 35 and 16', () => {
    const completeGames = sum((line) => line.pitching?.completeGames ?? 0);
    const shutouts = sum((line) => line.pitching?.shutouts ?? 0);
    expect(completeGames).toBeGreaterThan(15);
    expect(completeGames).toBeLessThan(70);
    expect(shutouts).toBeGreaterThan(4);
    expect(shutouts).toBeLessThan(completeGames);
  });

  test('are triple plays, with three fielders’ parts in each', () => {
    const hitInto = sum((line) => line.batting?.groundedIntoTriplePlay ?? 0);
    expect(hitInto).toBeGreaterThan(0);
    expect(hitInto).toBeLessThan(10);
    expect(sum((line) => line.fielding.reduce((total, { triplePlays }) => total + triplePlays, 0))).toBe(hitInto * 3);
  });
});
