import { expect, test } from 'vitest';
import { inventedCard, inventedClub, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { bestGame } from './best-game.ts';
import { isLook } from './plain-alert.ts';
import { wantsMoment } from './wanted-moments.ts';

const evening = { date: '2026-07-18', now: 1_800_000_000_000 };
const live = (gamePk: number, bases: object, outs = 1) =>
  inventedCard({
    gamePk,
    status: inventedStatus('live'),
    inning: 9,
    inningState: 'Bottom',
    outs,
    bases: { first: null, second: null, third: null, ...bases },
    teams: { away: inventedClub(110, 3), home: inventedClub(121, 3) },
  });
const loaded = live(7, { first: 1, second: 2, third: 3 }, 2);

test('the best game is the one that cannot wait, with its reason and without the score', () => {
  const moment = bestGame([live(6, {}), loaded], evening);
  expect(moment).toMatchObject({
    key: 'best-2026-07-18-7',
    gamePk: 7,
    sentence: 'Worth watching now: bases loaded, two outs, tied in the ninth.',
    plainSentence: 'Worth a look: Club at Club.',
    arrivedAt: evening.now,
  });
  expect(moment && isLook(moment)).toBe(true);
  expect(bestGame([inventedCard()], evening)).toBeNull();
  expect(bestGame([], evening)).toBeNull();
});

test.each([
  ['unusual', 0, 'best', true],
  ['unusual', 0, 'everything', true],
  ['unusual', 0, 'ends', true],
  ['game', 7, 'everything', false],
  ['club', 121, 'everything', false],
] as const)('who wants alerts of %s %d, %s, wants the best game: %s', (subject, subjectId, preset, expected) => {
  const moment = bestGame([loaded], evening);
  expect(moment && wantsMoment({ subject, subjectId, preset, kinds: null }, moment)).toBe(expected);
});

test('the preset of the best game brings nothing else', () => {
  const moment = bestGame([loaded], evening);
  const other = moment && { ...moment, kind: 'noHitter', priority: 3 as const };
  expect(other && wantsMoment({ subject: 'unusual', subjectId: 0, preset: 'best', kinds: null }, other)).toBe(false);
});
