import { expect, test } from 'vitest';
import { finalView, liveView, previewView } from '#features/games/screen/live-game/testing/invented-views.ts';
import { describeState } from './describe-state.ts';
import type { GameStatus, GameView } from './model.ts';

const status = (
  phase: GameStatus['phase'],
  text: string,
  detail: GameStatus['detail'],
  reason: string | null = null,
): GameStatus => ({ phase, text, detail, reason, startTimeTbd: false });

test.each<[string, GameView, ReturnType<typeof describeState>]>([
  ['being played', liveView(), { tone: 'live', headline: 'Bottom 7th', detail: null }],
  ['between halves', liveView({ inningState: 'Middle' }), { tone: 'live', headline: 'Middle 7th', detail: null }],
  [
    'delayed',
    liveView({ status: status('live', 'Delayed: Rain', 'delayed', 'Rain') }),
    { tone: 'waiting', headline: 'Delayed: Rain', detail: 'Bottom 7th' },
  ],
  [
    'suspended',
    liveView({ status: status('held', 'Suspended: Rain', null, 'Rain') }),
    { tone: 'waiting', headline: 'Suspended: Rain', detail: 'Rain' },
  ],
  ['over', finalView(), { tone: 'over', headline: 'Game is Complete', detail: null }],
  [
    'over in extra innings',
    finalView({ inning: 11 }),
    { tone: 'over', headline: 'Game is Complete', detail: 'after 11 innings' },
  ],
  [
    'tied',
    finalView({ status: status('void', 'Final: Tied', 'tied') }),
    { tone: 'over', headline: 'Game is Complete', detail: 'tied' },
  ],
  [
    'postponed',
    previewView({ status: status('void', 'Postponed', 'postponed', 'Rain') }),
    { tone: 'off', headline: 'Postponed', detail: 'Rain' },
  ],
  ['not started', previewView(), { tone: 'waiting', headline: 'Scheduled', detail: null }],
  [
    'warming up',
    previewView({ status: status('open', 'Warmup', 'warmup') }),
    { tone: 'live', headline: 'Warmup', detail: null },
  ],
  [
    'of an unknown state',
    previewView({ status: status('unknown', 'Moon Delay', null) }),
    { tone: 'waiting', headline: 'Moon Delay', detail: null },
  ],
])('describes a game that is %s', (_, view, text) => expect(describeState(view)).toEqual(text));
