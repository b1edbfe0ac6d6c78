import { describe, expect, test } from 'vitest';
import { addDays } from '../clock/league-date.ts';
import { createLeague } from '../create-league.ts';
import type { PlayedGame } from '../played-game.ts';
import { gameAt } from './game-at.ts';

function gamesOf(openingDay: string): PlayedGame[] {
  const league = createLeague({ seed: 'interruptions', openingDay });
  return Array.from({ length: 6 }, (_, day) => league.games(1, addDays(openingDay, 20 + day)))
    .flat()
    .flatMap(({ gamePk }) => league.play(gamePk) ?? [])
    .filter(({ plays }) => plays.length > 0);
}

const games = gamesOf('2026-03-26');
const events = games.flatMap(({ plays }) => plays.flatMap((play) => play.events));
const perGame = (count: number) => count / games.length;
const countCalls = (code: string) => events.filter((event) => event.kind === 'noPitch' && event.call === code).length;

describe('interruptions of a game', () => {
  test('include batters’ time-outs and violations of the pitch timer by both sides', () => {
    const timeOuts = events.filter((event) => event.kind === 'action' && event.eventType === 'batter_timeout');
    expect(perGame(timeOuts.length)).toBeGreaterThan(10);
    expect(perGame(timeOuts.length)).toBeLessThan(22);
    expect(countCalls('AC')).toBeGreaterThan(0);
    expect(countCalls('VP')).toBeGreaterThan(countCalls('AC'));
    expect(perGame(countCalls('VP'))).toBeLessThan(1);
  });

  test('keep the order of times and the count of the pitches', () => {
    for (const play of games.flatMap(({ plays }) => plays))
      for (const [index, event] of play.events.entries()) {
        const before = play.events[index - 1];
        if (before) expect(event.at).toBeGreaterThanOrEqual(before.at);
        if (event.kind !== 'noPitch' || event.call === 'V') continue;
        expect(event.balls + event.strikes).toBe((before?.balls ?? 0) + (before?.strikes ?? 0) + 1);
      }
  });

  test('do not exist before the pitch timer of 2023', () => {
    const before = gamesOf('2022-04-07').flatMap(({ plays }) => plays.flatMap((play) => play.events));
    expect(before.some((event) => event.kind === 'noPitch' && event.call !== 'V')).toBe(false);
    expect(before.some((event) => event.kind === 'action' && event.eventType === 'batter_timeout')).toBe(false);
  });
});

describe('a pending ruling of the official scorer', () => {
  const pending = games.flatMap((game) => game.rulings.map((ruling) => ({ game, ruling })));

  test('occurs now and then, and ends before the game', () => {
    expect(perGame(pending.length)).toBeGreaterThan(0.05);
    expect(perGame(pending.length)).toBeLessThan(0.5);
    for (const { game, ruling } of pending) expect(ruling.endsAt).toBeLessThan(game.endedAt);
  });

  test('is neither a hit nor an error until it is decided', () => {
    for (const { game, ruling } of pending) {
      const play = game.plays[ruling.playIndex];
      if (!play) throw new Error('The play is missing');
      const { totals } = gameAt(game, play.endedAt);
      const without = gameAt(game, play.endedAt - 1).totals;
      const sum = (of: typeof totals) => of.away.hits + of.home.hits + of.away.errors + of.home.errors;
      expect(sum(totals)).toBe(sum(without));
      expect(sum(gameAt({ ...game, rulings: [] }, play.endedAt).totals)).toBe(sum(without) + 1);
    }
  });
});
