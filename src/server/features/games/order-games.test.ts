import { expect, test } from 'vitest';
import type { GameCard } from '#domain/game/game-card.ts';
import type { Phase } from '#domain/game/model.ts';
import { orderGames } from './order-games.ts';

const team = { id: 1, name: '', shortName: '', abbreviation: '', record: null, score: null, probablePitcher: null };

function card(gamePk: number, phase: Phase, startsAt: number | null, startTimeTbd = false): GameCard {
  return {
    gamePk,
    officialDate: '2031-06-01',
    startsAt,
    status: { phase, words: '', code: '', reason: null, startTimeTbd },
    venue: { id: 1, name: '', timeZone: null },
    teams: { away: team, home: team },
    doubleHeaderGame: null,
    scheduledInnings: 9,
    inning: null,
    inningState: null,
    balls: null,
    strikes: null,
    outs: null,
    bases: null,
    batter: null,
    pitcher: null,
    rescheduledTo: null,
    rescheduledFrom: null,
    resumesOn: null,
  };
}

test('live games come first, then what is to come, then what is over; TBD last among equals', () => {
  const games = [
    card(1, 'void', 1),
    card(2, 'final', 1),
    card(3, 'open', 5, true),
    card(4, 'open', 9),
    card(5, 'open', null),
    card(6, 'live', 8),
    card(7, 'live', 2),
    card(8, 'held', 1),
  ];
  expect(orderGames(games).map(({ gamePk }) => gamePk)).toEqual([7, 6, 8, 4, 3, 5, 2, 1]);
});
