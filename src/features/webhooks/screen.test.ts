import { expect, test } from 'vitest';
import type { Webhook, WebhookDelivery } from './contract.ts';
import { describeDelivery, describeState, describeWanted } from './screen.tsx';

const at = '2026-11-23T12:00:00.000Z';
const wanted = { url: 'https://receiver.example/', sendsFinals: true, teamId: null, sendsGrades: true };
const webhook: Webhook = { id: 1, ...wanted, createdAt: at, failingSince: null, disabledAt: null, deliveries: [] };
const event = { id: 'a', type: 'game.final', createdAt: at } as const;
const delivery: WebhookDelivery = {
  ...event,
  attempts: 1,
  attemptedAt: at,
  status: 204,
  problem: null,
  nextTryAt: null,
};

test.each([
  [{}, 'Final games of all clubs, and grades of my picks'],
  [{ teamId: 121, sendsGrades: false }, 'Final games of the New York Mets'],
  [{ sendsFinals: false }, 'Grades of my picks'],
])('a webhook with %j wants: %s', (change, text) => expect(describeWanted({ ...webhook, ...change })).toBe(text));

test.each([
  [{}, /^In use since Nov 23, 2026/],
  [{ failingSince: at }, /^Failing since Nov 23, 2026/],
  [{ failingSince: at, disabledAt: at }, /^Disabled on Nov 23, 2026/],
])('the state of a webhook with %j is %s', (change, text) =>
  expect(describeState({ ...webhook, ...change }, 'UTC')).toMatch(text),
);

test.each([
  [{}, /: Delivered \(status 204\)\.$/],
  [{ status: 302 }, /: Refused with the status 302\.$/],
  [{ attempts: 0, attemptedAt: null, status: null }, /: waiting$/],
  [{ attempts: 3 }, /204\)\. Attempt 3\.$/],
  [
    { status: null, problem: 'The connection failed.', nextTryAt: at },
    /failed\. Attempt 1, the next on Nov 23, 2026, 12:00 PM/,
  ],
])('an event with %j is described by %s', (change, text) =>
  expect(describeDelivery({ ...delivery, ...change }, 'UTC')).toMatch(text),
);
