import { expect, test } from 'vitest';
import { collectOutOfBounds } from '#server/statsapi/wire/out-of-bounds.ts';
import { toGameStatus } from '#server/statsapi/wire/to-game-status.ts';
import { toTransactionEvent } from '#server/statsapi/transactions/to-transaction-event.ts';
import { createUpstreamRecorder } from './create-upstream-recorder.ts';

test('the newest outcome of each kind is recorded, the latest first', () => {
  let now = 1;
  const recorder = createUpstreamRecorder({ now: () => now });
  recorder.recordOutcome('schedule', 'ok');
  now = 2;
  recorder.recordOutcome('live', 'network');
  now = 3;
  recorder.recordOutcome('schedule', 'shape');
  recorder.recordUnknownCode('game status XZ');
  recorder.recordUnknownCode('game status XZ');
  const state = { isFailing: true, lastResponseAt: 1 };
  expect(recorder.read(state, { statsApi: true, savant: false })).toEqual({
    ...state,
    openBreakers: ['statsApi'],
    responses: [
      { kind: 'schedule', outcome: 'shape', at: 3 },
      { kind: 'live', outcome: 'network', at: 2 },
    ],
    unknownCodes: ['game status XZ'],
  });
});

test('a conversion reports unknown codes of games and transactions, and no others', () => {
  const { outOfBounds } = collectOutOfBounds(() => {
    toGameStatus({ statusCode: 'XZ' });
    toGameStatus({ statusCode: 'F' });
    toGameStatus(undefined);
    toTransactionEvent('QQQ', null);
    toTransactionEvent('SC', null);
  });
  expect([...outOfBounds.unknownCodes]).toEqual(['game status XZ', 'transaction type QQQ']);
});
