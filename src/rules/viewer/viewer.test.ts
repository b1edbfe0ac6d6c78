import { expect, test } from 'vitest';
import {
  clubsOfHidden,
  countedUntil,
  hiddenDaysUntil,
  hidesTopic,
  isLongAgo,
  isPresent,
  lastShownDay,
  parseViewer,
  toDelay,
  viewerCookies,
  viewerInstant,
} from './viewer.ts';

const now = Date.UTC(2031, 5, 1, 19);
const present = { delay: 0, heldAt: null };
const noCookies = { delay: null, held: null, hide: null, opened: null };

test.each([
  ['without a delay', present, now],
  ['with a delay', { delay: 45, heldAt: null }, now - 45_000],
  ['while held', { delay: 0, heldAt: now - 90_000 }, now - 90_000],
  ['held at the delayed instant', { delay: 45, heldAt: now - 100_000 }, now - 100_000],
  ['held, with a delay that was raised since', { delay: 180, heldAt: now - 60_000 }, now - 180_000],
  ['held at an instant that the league has not reached', { delay: 0, heldAt: now + 5000 }, now],
])('the instant of a viewer: %s', (_what, clock, instant) => expect(viewerInstant(clock, now)).toBe(instant));

const presentOf = (cookies: object) =>
  Object.fromEntries(Object.entries(cookies).filter(([, value]) => value !== null));

test.each([
  [present, {}, true],
  [{ delay: 45, heldAt: null }, { delay: '45' }, false],
  [{ delay: 0, heldAt: now }, { held: String(now) }, false],
  [{ delay: 180, heldAt: now }, { delay: '180', held: String(now) }, false],
])('the clock %j is stored in the cookies %j', (clock, cookies, isNewest) => {
  const viewer = { clock, hidden: null };
  expect(viewerCookies(viewer)).toEqual({ ...noCookies, ...cookies });
  expect(parseViewer(cookies)).toEqual(viewer);
  expect(isPresent(clock)).toBe(isNewest);
});

test.each([
  [null, {}],
  [{ teams: 'all', opened: [] }, { hide: 'all' }],
  [
    { teams: [147, 121], opened: ['745123', 'standings'] },
    { hide: '147-121', opened: '745123-standings' },
  ],
] as const)('hidden clubs, %j, are stored in the cookies %j', (hidden, cookies) => {
  const viewer = { clock: present, hidden };
  expect(presentOf(viewerCookies(viewer))).toEqual(cookies);
  expect(parseViewer(cookies)).toEqual(viewer);
});

test('empty values are the present', () =>
  expect(parseViewer({ delay: '', held: '', hide: '' })).toEqual({ clock: present, hidden: null }));

test.each(['x', '-5', '1.5', '4500', '45s', 'NaN', '1e3'])('the invalid value %j is never the present', (value) => {
  const { clock } = parseViewer({ delay: value, held: value.repeat(3) });
  expect(clock).toEqual({ delay: 180, heldAt: 0 });
  expect([isPresent(clock), isLongAgo(viewerInstant(clock, now), now)]).toEqual([false, true]);
});

test.each([
  [now, false],
  [now - 86_400_000, false],
  [now - 86_400_001, true],
  [now + 300_000, false],
  [now + 300_001, true],
  [9_999_999_999_999, true],
])('a viewer who holds at %d sees an instant that is long ago: %s', (heldAt, expected) => {
  const instant = viewerInstant({ delay: 0, heldAt }, now);
  expect([isLongAgo(instant, now), instant <= now]).toEqual([expected, true]);
});

test('a longer delay than allowed is the longest', () =>
  expect(parseViewer({ delay: '999' }).clock).toEqual({ delay: 180, heldAt: null }));

test.each([
  [12.4, 12],
  [-3, 0],
  [999, 180],
  [Number.NaN, 0],
])('a delay of %d seconds becomes %d', (seconds, delay) => expect(toDelay(seconds)).toBe(delay));

test.each(['some', '1-', '1,2', 'xall'])('the invalid value %j hides the scores of all clubs', (hide) => {
  expect(parseViewer({ hide, opened: 'standings' }).hidden).toEqual({ teams: 'all', opened: ['standings'] });
});

test('no selected club hides nothing', () =>
  expect(viewerCookies({ clock: present, hidden: { teams: [], opened: ['1'] } })).toEqual(noCookies));

test('the oldest opened games are forgotten first', () => {
  const opened = Array.from({ length: 140 }, (_, index) => String(1000 + index));
  const cookies = viewerCookies({ clock: present, hidden: { teams: 'all', opened } });
  expect(parseViewer({ hide: 'all', opened: cookies.opened ?? '' }).hidden?.opened).toEqual(opened.slice(40));
});

test('a topic is hidden until the viewer opens it', () => {
  const hidden = { teams: [147], opened: ['standings'] };
  expect([hidesTopic(hidden, 'standings'), hidesTopic(hidden, 'players'), hidesTopic(null, 'players')]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['2031-06-10T18:00:00Z', '2031-06-07', '2031-06-08T04:00:00Z'],
  ['2031-06-10T03:00:00Z', '2031-06-06', '2031-06-07T04:00:00Z'],
  // the clocks are changed on March 9
  ['2031-03-10T18:00:00Z', '2031-03-07', '2031-03-08T05:00:00Z'],
  ['2031-11-03T18:00:00Z', '2031-10-31', '2031-11-01T04:00:00Z'],
])('at %s results after %s are not counted', (time, last, since) => {
  const at = Date.parse(time);
  const hidden = { teams: 'all', opened: [] } as const;
  expect(lastShownDay(at)).toBe(last);
  expect(countedUntil({ instant: null, hidden }, 'picks', at)).toBe(Date.parse(since));
  expect(countedUntil({ instant: at - 60_000, hidden: { ...hidden, opened: ['picks'] } }, 'picks', at)).toBe(
    at - 60_000,
  );
});

test('the figures of a hidden club, and of those that it meets on the hidden days, follow from hidden games', () => {
  const game = (gamePk: number, away: number, home: number) => ({
    gamePk,
    teams: { away: { id: away }, home: { id: home } },
  });
  const games = [game(1, 121, 144), game(2, 110, 147), game(3, 147, 111), game(4, 144, 108)];
  expect(clubsOfHidden([147], games)).toEqual(new Set([110, 111, 147]));
  expect(clubsOfHidden([147], [])).toEqual(new Set([147]));
  const july19 = Date.parse('2026-07-19T20:00:00Z');
  expect(hiddenDaysUntil(july19)).toEqual(['2026-07-17', '2026-07-18', '2026-07-19']);
  expect(lastShownDay(july19)).toBe('2026-07-16');
});
