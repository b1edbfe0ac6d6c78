import { expect, test } from 'vitest';
import { sportsEvent } from './sports-event.ts';
import { inventedStatus } from './testing/invented-card.ts';
import { liveView, previewView } from './testing/invented-views.ts';

const page = { name: 'Braves at Mets', url: 'https://called.example/TodaysGame/1' };
const startsAt = Date.UTC(2031, 5, 1, 23, 10);

test('a game is an event with its start, place and clubs, and without its score', () => {
  const event = sportsEvent(liveView({ startsAt }), page);
  expect(event).toMatchObject({
    '@type': 'SportsEvent',
    ...page,
    startDate: '2031-06-01T23:10:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
  });
  const { totals } = liveView();
  expect(Object.values(event)).not.toContain(totals.home.runs);
});

test.each([
  ['postponed', 'EventPostponed'],
  ['canceled', 'EventCancelled'],
] as const)('a game that is %s is an %s', (detail, expected) => {
  const status = inventedStatus('final', { detail });
  expect(sportsEvent(previewView({ status }), page)).toMatchObject({ eventStatus: `https://schema.org/${expected}` });
});

test('a game whose time is not decided has its date', () => {
  const status = inventedStatus('open', { startTimeTbd: true });
  expect(sportsEvent(previewView({ startsAt, officialDate: '2031-06-01', status }), page)).toMatchObject({
    startDate: '2031-06-01',
  });
});
