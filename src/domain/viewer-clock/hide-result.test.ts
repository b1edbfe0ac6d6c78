import { expect, test } from 'vitest';
import { gameCardSchema } from '../game/game-card.ts';
import { inventedCard } from '../game/testing/invented-card.ts';
import { hideResult } from './hide-result.ts';

test('a hidden card is valid and has nothing that the game decides', () => {
  const { teams } = inventedCard();
  const played = inventedCard({
    status: { phase: 'final', text: 'Final', detail: null, reason: null, startTimeTbd: false },
    teams: { away: { ...teams.away, score: 4711 }, home: { ...teams.home, score: 815 } },
    series: 'AL Division Series · Game 3 of 5 · Guardians lead 2–0',
    inning: 12,
    inningState: 'End',
    decisions: { winner: { id: 77_001, name: 'Invented Winner' }, loser: null, save: null },
  });
  const hidden = hideResult(played);
  expect(gameCardSchema.parse(hidden)).toEqual(hidden);
  expect(JSON.stringify(hidden)).not.toMatch(/4711|815|lead|Winner|Final"/);
  expect(hidden).toMatchObject({
    gamePk: played.gamePk,
    series: 'AL Division Series · Game 3 of 5',
    startsAt: played.startsAt,
  });
});
