import { expect, test } from 'vitest';
import { scheduledStatus } from './progress.ts';
import { inventedCard, inventedClub } from './testing/invented-card.ts';
import { withoutPlay } from './without-play.ts';

const upcoming = inventedCard({ startsAt: 1_000_000 });

test.each(['live', 'final', 'held', 'void', 'unknown'] as const)('the card before a %s game has no result', (phase) => {
  const card = inventedCard({
    startsAt: 1_000_000,
    status: { phase, text: 'Later', detail: null, reason: 'Rain', startTimeTbd: false },
    teams: { away: inventedClub(110, 4), home: inventedClub(121, 3) },
    inning: 9,
    inningState: 'Top',
    outs: 2,
    rescheduledTo: '2026-07-19',
    resumesOn: '2026-07-19',
  });
  expect(withoutPlay(card, scheduledStatus)).toEqual({
    ...upcoming,
    status: withoutPlay(upcoming, scheduledStatus).status,
  });
  expect(withoutPlay(card, scheduledStatus).status.phase).toBe('open');
});
