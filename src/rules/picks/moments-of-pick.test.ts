import { expect, test } from 'vitest';
import type { GameHeader } from '../baseball/game/event.ts';
import { momentsOf } from '../baseball/game/moments/moments-of.ts';
import { inventedStatus } from '../baseball/game/testing/invented-card.ts';
import { inventedHeader, inventedLog } from '../baseball/game/testing/invented-game.ts';
import { move, play, timed, type Untimed } from '../baseball/game/testing/play-script.ts';
import { momentsOfPick } from './moments-of-pick.ts';

const live: Untimed = { type: 'status', status: inventedHeader.status };
const homer = (index: number, inning: number, half: 'top' | 'bottom') => {
  const batter = half === 'top' ? 101 : 201;
  return play(index, [inning, half], batter, 'Home Run', move(batter, null, 'home'));
};
const final = (detail: 'tied' | null): Untimed => ({ type: 'status', status: inventedStatus('final', { detail }) });

/** What the events are for a pick of each club. */
const ofPicks = (events: Untimed[], header: Partial<GameHeader> = {}) => {
  const log = inventedLog(timed(events), header);
  const at = inventedHeader.startsAt ?? 0;
  const moments = momentsOf({ log: inventedLog(timed([live])), at }, { log, at });
  return [9001, 9002].map((winnerId) =>
    momentsOfPick({ gamePk: 1, officialDate: inventedHeader.officialDate, winnerId }, moments, log.header),
  );
};

const textsOf = (picks: ReturnType<typeof ofPicks>) => picks.map((moments) => moments.map(({ sentence }) => sentence));

test('a lead that is taken, tied or lost counts after the sixth inning only', () => {
  const sixth = homer(0, 6, 'top');
  expect(textsOf(ofPicks([live, ...sixth]))).toEqual([[], []]);
  const [away, home] = ofPicks([live, ...sixth, ...homer(1, 7, 'bottom'), ...homer(2, 8, 'top')]);
  expect(away?.map(({ kind, sentence }) => [kind, sentence])).toEqual([
    ['pickBehind', 'Your pick: Herons tie the game. Ospreys 1, Herons 1, bottom of the 7th.'],
    ['pickAhead', 'Your pick: Ospreys take the lead. Ospreys 2, Herons 1, top of the 8th.'],
  ]);
  expect(home?.map(({ kind }) => kind)).toEqual(['pickBehind']);
  expect(home?.[0]?.sentenceWithoutScore).toBe('Worth a look: Ospreys at Herons.');
});

test('a result decides a pick, and a tie makes it void, which only the sentence with the score says', () => {
  const decided = ofPicks([live, ...homer(0, 1, 'top'), final(null)]);
  expect(textsOf(decided)).toEqual([
    ['Your pick is correct. Final (1 innings): Ospreys 1, Herons 0.'],
    ['Your pick is wrong. Final (1 innings): Ospreys 1, Herons 0.'],
  ]);
  const tied = ofPicks([live, ...homer(0, 9, 'top'), ...homer(1, 9, 'bottom'), final('tied')]).map((moments) =>
    moments.filter(({ kind }) => kind === 'pickVoid'),
  );
  expect(textsOf(tied)[0]).toEqual(['Your pick is void. Final: Ospreys 1, Herons 1, a tie.']);
  for (const [moment] of [...decided, ...tied])
    expect(moment?.sentenceWithoutScore).toBe('Your pick is settled. Final: Ospreys at Herons.');
});

test('a game that is postponed or moves to another date makes it void', () => {
  const postponed = inventedStatus('void', { detail: 'postponed', reason: 'Rain' });
  expect(textsOf(ofPicks([live, { type: 'status', status: postponed }]))[0]).toEqual([
    'Your pick is void. Ospreys at Herons is postponed (rain).',
  ]);
  const open: Untimed = { type: 'status', status: inventedStatus('open') };
  expect(textsOf(ofPicks([open], { officialDate: '2031-06-02', startsAt: null }))[1]).toEqual([
    'Your pick is void. Ospreys at Herons has moved to June 2.',
  ]);
});

test('the keys of both picks are different, and each is found once', () => {
  const found = ofPicks([
    live,
    ...homer(0, 7, 'top'),
    ...homer(1, 8, 'bottom'),
    ...homer(2, 9, 'top'),
    final(null),
  ]).flat();
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
});
