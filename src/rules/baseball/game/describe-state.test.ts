import { expect, test } from 'vitest';
import { describeMissingPlays, describeState, lineScoreField, lineScoreInnings } from './describe-state.ts';
import { fold } from './fold.ts';
import type { MissingPlays, GameView } from './model.ts';
import { inventedStatus } from './testing/invented-card.ts';
import { inventedHeader, inventedLog } from './testing/invented-game.ts';
import { finalView, liveView, previewView } from './testing/invented-views.ts';

test.each<[string, GameView, ReturnType<typeof describeState>]>([
  ['being played', liveView(), { tone: 'live', headline: 'Bottom 7th', detail: null }],
  ['between halves', liveView({ inningState: 'Middle' }), { tone: 'live', headline: 'Middle 7th', detail: null }],
  [
    'delayed',
    liveView({ status: inventedStatus('live', { text: 'Delayed: Rain', detail: 'delayed', reason: 'Rain' }) }),
    { tone: 'waiting', headline: 'Delayed: Rain', detail: 'Bottom 7th' },
  ],
  [
    'suspended',
    liveView({ status: inventedStatus('held', { text: 'Suspended: Rain', reason: 'Rain' }) }),
    { tone: 'waiting', headline: 'Suspended: Rain', detail: 'Rain' },
  ],
  ['over', finalView(), { tone: 'over', headline: 'Game is Complete', detail: null }],
  [
    'over in extra innings',
    finalView({ inning: 11 }),
    { tone: 'over', headline: 'Game is Complete', detail: 'after 11 innings' },
  ],
  [
    'forfeited',
    finalView({ inning: 4, status: inventedStatus('final', { text: 'Forfeit: Ineligible Player' }) }),
    { tone: 'over', headline: 'Game is Complete', detail: 'forfeited' },
  ],
  [
    'tied',
    finalView({ status: inventedStatus('final', { text: 'Final: Tied', detail: 'tied' }) }),
    { tone: 'over', headline: 'Game is Complete', detail: 'tied' },
  ],
  [
    'postponed',
    previewView({ status: inventedStatus('void', { text: 'Postponed', detail: 'postponed', reason: 'Rain' }) }),
    { tone: 'off', headline: 'Postponed', detail: 'Rain' },
  ],
  ['not started', previewView(), { tone: 'waiting', headline: 'Scheduled', detail: null }],
  [
    'warming up',
    previewView({ status: inventedStatus('open', { text: 'Warmup', detail: 'warmup' }) }),
    { tone: 'live', headline: 'Warmup', detail: null },
  ],
  [
    'of an unknown state',
    previewView({ status: inventedStatus('unknown', { text: 'Moon Delay' }) }),
    { tone: 'waiting', headline: 'Moon Delay', detail: null },
  ],
])('describes a game that is %s', (_, view, text) => expect(describeState(view)).toEqual(text));

test('a line score has an X for an unplayed bottom of the ninth', () => {
  const lineScore = Array.from({ length: 9 }, (_, n) => ({ number: n + 1, away: 0, home: n < 8 ? 1 : null }));
  const status = { ...inventedHeader.status, phase: 'final' as const };
  const view = { ...fold(inventedLog([]), Infinity), lineScore, status, inning: 9 };
  expect(lineScoreField(view, 9, 'home')).toBe('X');
  expect(lineScoreField(view, 8, 'home')).toBe('1');
  expect(lineScoreField({ ...view, status: inventedHeader.status }, 9, 'home')).toBe('');
});

test('a line score has nine innings, or as many as it took', () => {
  const played = (last: number) => [{ number: last, away: 0, home: 0 }];
  expect(lineScoreInnings({ scheduledInnings: 9, lineScore: [] })).toHaveLength(9);
  expect(lineScoreInnings({ scheduledInnings: 9, lineScore: played(12) }).at(-1)).toBe(12);
});

const top = (inning: number): MissingPlays => ({ inning, half: 'top' });
const bottom = (inning: number): MissingPlays => ({ inning, half: 'bottom' });
const whole = (...innings: number[]): MissingPlays[] => innings.flatMap((inning) => [top(inning), bottom(inning)]);
const unknown: MissingPlays = { inning: null, half: null };

test.each<[MissingPlays[], string | null]>([
  [[], null],
  [[bottom(3)], 'Plays of the bottom of the 3rd inning are missing.'],
  [whole(9), 'Plays of the 9th inning are missing.'],
  [[bottom(3), ...whole(9)], 'Plays of the bottom of the 3rd and the 9th inning are missing.'],
  [whole(1, 2), 'Plays of the 1st and the 2nd inning are missing.'],
  [
    [...whole(1, 2, 3, 4, 5, 6, 7, 8), top(9)],
    'Plays of the 1st to the 8th and the top of the 9th inning are missing.',
  ],
  [
    [top(1), bottom(4), ...whole(6)],
    'Plays of the top of the 1st, the bottom of the 4th and the 6th inning are missing.',
  ],
  [[unknown], 'Plays are missing.'],
  [[top(2), unknown], 'Plays of the top of the 2nd inning are missing.'],
])('missing plays are described with their place: %j', (missing, text) => {
  expect(describeMissingPlays(missing)).toBe(text);
});
