import { expect, test } from 'vitest';
import { fortyManEffect } from './forty-man-effect.ts';
import { type TransactionEvent, transactionEvents } from './transaction-events.ts';

const staying = { isArrival: false, wasDesignated: false };

test.each<[TransactionEvent, number | null]>([
  ['selected', 1],
  ['healedSixty', 1],
  ['designated', -1],
  ['injuredSixty', -1],
  ['recalled', 0],
  ['optioned', 0],
  ['injured', 0],
  ['healed', 0],
  ['rehab', 0],
  ['signedMinor', 0],
  ['numberChange', 0],
  ['signed', null],
  ['traded', null],
  ['outrighted', null],
  ['released', null],
  ['restricted', null],
  ['activated', null],
  ['statusChange', null],
  ['other', null],
])('%s: %s', (event, effect) => expect(fortyManEffect({ event, ...staying })).toBe(effect));

test('a claim adds one for the claiming club and is undetermined for the other club', () => {
  expect(fortyManEffect({ event: 'claimed', isArrival: true, wasDesignated: false })).toBe(1);
  expect(fortyManEffect({ event: 'claimed', ...staying })).toBeNull();
});

test.each<TransactionEvent>(['outrighted', 'released', 'freeAgency', 'claimed', 'traded'])(
  '%s after a designation does not open another spot',
  (event) => expect(fortyManEffect({ event, isArrival: false, wasDesignated: true })).toBe(0),
);

test('the effect of an acquisition by trade is undetermined, also after a designation by the former club', () =>
  expect(fortyManEffect({ event: 'traded', isArrival: true, wasDesignated: true })).toBeNull());

test('every event has a kind and a name', () => {
  for (const { kind, name } of Object.values(transactionEvents)) expect([kind, name].every(Boolean)).toBe(true);
});
