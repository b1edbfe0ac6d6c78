import { describe, expect, test } from 'vitest';
import { type GameCard, gameCardSchema } from '#rules/baseball/game/game-card.ts';
import { inventedCard } from '#rules/baseball/game/testing/invented-card.ts';
import { hideResult, hideScores } from './hide-result.ts';
import type { HiddenTeams } from './viewer.ts';

test('a hidden card is valid and has nothing that the game decides', () => {
  const { teams } = inventedCard();
  const played = inventedCard({
    status: { phase: 'final', text: 'Final', detail: null, reason: null, startTimeTbd: false },
    teams: { away: { ...teams.away, score: 4711 }, home: { ...teams.home, score: 815 } },
    series: 'AL Division Series · Game 3 of 5 · Guardians lead 2–0',
    inning: 12,
    inningState: 'End',
    lineScore: { away: { runs: [4712], hits: 8151, errors: 0 }, home: { runs: [null], hits: 0, errors: 0 } },
    decisions: { winner: { id: 77_001, name: 'Invented Winner' }, loser: null, save: null },
  });
  const hidden = hideResult(played, 'Hidden by your delay');
  expect(gameCardSchema.parse(hidden)).toEqual(hidden);
  expect(JSON.stringify(hidden)).not.toMatch(/4711|815|lead|Winner|Final"/);
  expect(hidden).toMatchObject({ gamePk: played.gamePk, startsAt: played.startsAt });
  expect(hidden.series).toBe('AL Division Series · Game 3 of 5');
});

describe('for a viewer who hides scores', () => {
  const card = inventedCard();
  const { away, home } = card.teams;
  const open = inventedCard({ status: { ...card.status, phase: 'open', text: 'Scheduled' } });
  const final = inventedCard({ status: { ...card.status, phase: 'final', text: 'Final' } });
  const shownFor = (game: GameCard, teams: HiddenTeams['teams'], opened: string[] = []) =>
    hideScores(game, { teams, opened }, () => true).status.text;

  test.each([
    ['of all clubs', final, 'all', [], 'Score hidden'],
    ['of the home club', final, [home.id], [], 'Score hidden'],
    ['of the away club', final, [9, away.id], [], 'Score hidden'],
    ['of another club', final, [9], [], 'Final'],
    ['that the viewer has opened', final, 'all', [String(card.gamePk)], 'Final'],
    ['that has not begun', open, 'all', [], 'Scheduled'],
  ] as const)('a game %s', (_what, game, clubs, opened, text) => expect(shownFor(game, clubs, [...opened])).toBe(text));

  test('the records of both clubs are hidden if one of them reveals a hidden result', () => {
    const hidden = { teams: [9], opened: [] };
    expect(hideScores(open, hidden, (id) => id === home.id).teams.away.record).toBeNull();
    expect(hideScores(open, hidden, (id) => id === 9)).toEqual(open);
    expect(hideScores(final, null, () => true)).toEqual(final);
  });
});
