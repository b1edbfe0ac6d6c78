import { describe, expect, test } from 'vitest';
import { card, finished, liveCard, minutes, noon, postponed, suspended } from '#app/testing/invented-games.ts';
import { sectionOf, groupIntoSections } from './sections.ts';

const tied = { ...finished, phase: 'void', detail: 'tied', text: 'Final: Tied' } as const;
const strange = { ...finished, phase: 'unknown', detail: null, text: 'Wandering' } as const;

describe('the section of a game', () => {
  test.each([
    ['a scheduled game', card(), 'Upcoming'],
    ['a live game', liveCard(), 'Live'],
    ['a final', card({ status: finished }), 'Final'],
    ['a tie', card({ status: tied }), 'Final'],
    ['a postponed game', card({ status: postponed }), 'Final'],
    ['a suspended game', card({ status: suspended }), 'Upcoming'],
    ['an unknown state', card({ status: strange }), 'Upcoming'],
  ])('of %s', (_, game, section) => {
    expect(sectionOf(game)).toBe(section);
  });
});

describe('the sections of a day', () => {
  test('are live, to come, final, without empty ones', () => {
    const games = [card({ gamePk: 3, status: finished }), liveCard({ gamePk: 2 })];
    expect(groupIntoSections(games).map(({ name }) => name)).toEqual(['Live', 'Final']);
    expect(groupIntoSections([])).toEqual([]);
  });

  test('order games by start, then games without a known start, then by gamePk', () => {
    const tbd = card({ gamePk: 4, startsAt: noon - minutes(99), status: { ...card().status, startTimeTbd: true } });
    const games = [tbd, card({ gamePk: 3 }), card({ gamePk: 2, startsAt: noon + minutes(5) }), card({ gamePk: 1 })];
    expect(groupIntoSections(games)[0]?.games.map(({ gamePk }) => gamePk)).toEqual([1, 3, 2, 4]);
  });

  test('begin with the favorite club’s games, whatever their state', () => {
    const { teams } = card();
    const cubs = { ...teams, away: { ...teams.away, id: 112 } };
    const games = [liveCard({ gamePk: 1 }), card({ gamePk: 2, teams: cubs, startsAt: noon + minutes(5) })];
    const order = (favorite: number | null) => groupIntoSections(games, favorite).map((section) => section.name);
    expect(order(112)).toEqual(['Your club', 'Live']);
    expect(order(null)).toEqual(['Live', 'Upcoming']);
  });

  test('have called-off games after the finals', () => {
    const games = [card({ gamePk: 1, status: postponed }), card({ gamePk: 2, status: finished, startsAt: noon + 1 })];
    expect(groupIntoSections(games)[0]?.games.map(({ gamePk }) => gamePk)).toEqual([2, 1]);
  });
});
