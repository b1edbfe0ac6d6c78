import { describe, expect, test } from 'vitest';
import { clockText, dayInZone, dayText, dateParts, isDay, zoneText } from './time-text.ts';

const evening = Date.UTC(2026, 6, 18, 23, 10);

describe('times', () => {
  test.each([
    ['America/New_York', '7:10 PM'],
    ['America/Los_Angeles', '4:10 PM'],
    ['Asia/Tokyo', '8:10 AM'],
    ['UTC', '11:10 PM'],
  ])('are written for %s with an ordinary space', (zone, text) => {
    expect(clockText(evening, zone)).toBe(text);
  });

  test('can include seconds', () => {
    expect(clockText(evening + 9_000, 'America/New_York', { showsSeconds: true })).toBe('7:10:09 PM');
  });

  test('use the zone name of that time of the year', () => {
    expect(zoneText(evening, 'America/New_York')).toBe('EDT');
    expect(zoneText(Date.UTC(2026, 0, 18), 'America/New_York')).toBe('EST');
  });

  test('have the date of their zone', () => {
    expect(dayInZone(evening, 'America/New_York')).toBe('2026-07-18');
    expect(dayInZone(evening, 'Asia/Tokyo')).toBe('2026-07-19');
  });
});

describe('days', () => {
  test('are formatted with weekday and month', () => {
    expect(dateParts('2026-07-18')).toEqual({ weekday: 'Saturday', monthAndDay: 'July 18', year: '2026' });
    expect(dayText('2026-08-04')).toBe('Tuesday, August 4');
  });

  test.each(['', '2026-7-18', 'yesterday', '2026-13-40'])('%s is not a date', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
