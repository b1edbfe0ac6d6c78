import { describe, expect, test } from 'vitest';
import type { PickableGame } from './model.ts';
import { nextGameState } from './next-game-state.ts';
import { pickState } from './pick-outcomes.ts';
import { type Facts, card } from './testing/game-after.ts';

const hour = 3_600_000;

type Reading = [time: string, facts: Facts];

/** The state of a game after readings at the given times. */
function gameAfter(...readings: Reading[]): PickableGame {
  const game = readings.reduce<PickableGame | null>(
    (before, [time, facts]) => nextGameState(before, card(facts), Date.parse(time)),
    null,
  );
  if (game === null) throw new Error('No reading');
  return game;
}

const home = 121;
const pick = (officialDate: string) => ({ gamePk: 1, officialDate, winnerId: home });

/** A game with its start (UTC) and the official date of the league, which need not be the Eastern date of the start. */
type Start = [title: string, startsAt: string, officialDate: string];

describe.each<Start>([
  ['an afternoon game on the day on which daylight-saving time begins', '2026-03-08T17:05:00Z', '2026-03-08'],
  ['a night game in the West on that day', '2026-03-09T02:10:00Z', '2026-03-08'],
  ['a night game of the World Series on the day on which it ends', '2026-11-02T01:03:00Z', '2026-11-01'],
  ['a night game in Tokyo', '2025-03-18T10:10:00Z', '2025-03-18'],
  ['a game at noon in Tokyo, the evening before in New York', '2025-03-15T03:00:00Z', '2025-03-15'],
  ['a game in London', '2024-06-08T17:10:00Z', '2024-06-08'],
  ['a second game in the West that starts after midnight in New York', '2026-07-05T04:10:00Z', '2026-07-04'],
])('%s', (_, start, officialDate) => {
  const startsAt = Date.parse(start);
  const at = (hours: number): string => new Date(startsAt + hours * hour).toISOString();
  const open: Facts = { startsAt, officialDate };
  const final: Facts = { ...open, phase: 'final', away: 1, home: 2 };

  test('locks ten minutes before its start', () => expect(gameAfter([at(-30), open]).locksAt).toBe(startsAt - 600_000));

  test('counts for its official date, and its picks are graded', () => {
    const game = gameAfter([at(-30), open], [at(1), { ...open, phase: 'live' }], [at(3), final]);
    expect(game).toMatchObject({ officialDate, startsAt, isAbandoned: false });
    expect(pickState(pick(officialDate), game, startsAt + 4 * hour)).toBe('correct');
  });

  test('that is read only after its end has the same state', () =>
    expect(pickState(pick(officialDate), gameAfter([at(40), final]), startsAt + 41 * hour)).toBe('correct'));

  test('that is delayed past midnight stays on its official date', () => {
    const delayed = { ...open, startsAt: startsAt + 5 * hour };
    const game = gameAfter(
      [at(-30), open],
      [at(-1), delayed],
      [at(6), { ...delayed, phase: 'live' }],
      [at(9), { ...final, startsAt: startsAt + 5 * hour }],
    );
    expect(pickState(pick(officialDate), game, startsAt + 10 * hour)).toBe('correct');
  });
});

describe('a game whose official date moves by months', () => {
  const may: Facts = { startsAt: Date.parse('2026-05-23T20:10:00Z'), officialDate: '2026-05-23' };
  const september: Facts = { startsAt: Date.parse('2026-09-22T17:05:00Z'), officialDate: '2026-09-22' };

  test('before its first pitch, is a new game to pick; the picks of the first date are void', () => {
    const game = gameAfter(
      ['2026-05-23T12:00:00Z', may],
      ['2026-05-23T18:00:00Z', { ...may, phase: 'void' }],
      ['2026-06-01T18:00:00Z', september],
      ['2026-09-22T21:00:00Z', { ...september, phase: 'final', away: 1, home: 2 }],
    );
    expect(game).toMatchObject({ officialDate: '2026-09-22', locksAt: Date.parse('2026-09-22T16:55:00Z') });
    const now = Date.parse('2026-09-23T12:00:00Z');
    expect(pickState(pick('2026-05-23'), game, now)).toBe('void');
    expect(pickState(pick('2026-09-22'), game, now)).toBe('correct');
  });

  test('after its first pitch, stays on its first date, and is void because it was suspended for too long', () => {
    const game = gameAfter(
      ['2026-05-23T12:00:00Z', may],
      ['2026-05-23T21:00:00Z', { ...may, phase: 'live' }],
      ['2026-05-23T22:00:00Z', { ...may, phase: 'held' }],
      ['2026-09-22T21:00:00Z', { ...september, phase: 'final', away: 1, home: 2 }],
    );
    expect(game).toMatchObject({ officialDate: '2026-05-23', isAbandoned: true });
    expect(pickState(pick('2026-05-23'), game, Date.parse('2026-09-23T12:00:00Z'))).toBe('void');
  });
});
