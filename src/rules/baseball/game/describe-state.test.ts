import { expect, test } from 'vitest';
import { finalView, liveView, previewView } from '#rules/baseball/game/testing/invented-views.ts';
import { describeState } from './describe-state.ts';
import type { GameView } from './model.ts';
import { inventedStatus } from './testing/invented-card.ts';

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
