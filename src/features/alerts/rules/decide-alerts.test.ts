import { expect, test } from 'vitest';
import { type Decision, decideAlerts, type Recipient } from './decide-alerts.ts';
import { strictestViewer } from './strictest-viewer.ts';
import { sumUp } from './sum-up.ts';
import { inventedMoment as moment } from './testing/invented-moment.ts';
import { type Choice, onePerCause, wantsMoment } from './wanted-moments.ts';

const now = Date.UTC(2031, 5, 1, 19);
const minute = 60_000;
const open = { delay: 0, isHeld: false, hidden: [] };
const usual: Recipient = { viewer: open, isQuiet: false, hasBrowser: true, sent: [], summed: [] };

const outcome = (decision: Decision | undefined) =>
  decision?.state === 'held back' ? decision.reason : decision?.state === 'sent' ? decision.text : decision?.state;
const decideOne = (change: Parameters<typeof moment>[0], recipient: Partial<Recipient> = {}) =>
  outcome(decideAlerts([moment({ arrivedAt: now, ...change })], { ...usual, ...recipient }, now)[0]);
const sentBefore = (count: number, change: Parameters<typeof moment>[0] = {}, at = now - minute) =>
  Array.from({ length: count }, (_, n) => ({ moment: moment({ cause: `before ${n}`, gamePk: 9, ...change }), at }));

test('the strictest of two browsers counts: the longest delay, a hold younger than six hours, every hidden club', () => {
  const hour = 3_600_000;
  const one = { delay: 30, heldAt: null, hidden: [110, 121] };
  const other = { delay: 10, heldAt: now - 5 * hour, hidden: [121, 147] };
  expect(strictestViewer([one, other], now)).toEqual({ delay: 30, isHeld: true, hidden: [110, 121, 147] });
  expect(strictestViewer([one, other], now + hour).isHeld).toBe(false);
  expect(strictestViewer([one, { ...other, hidden: 'all' }], now).hidden).toBe('all');
  expect(strictestViewer([], now)).toEqual(open);
});

test.each([
  ['that arrives now', {}, {}, 'The Herons lead.'],
  ['of a viewer with a delay', {}, { viewer: { ...open, delay: 30 } }, 'waiting'],
  ['after the delay', { arrivedAt: now - 30_000 }, { viewer: { ...open, delay: 30 } }, 'The Herons lead.'],
  ['while held', {}, { viewer: { ...open, isHeld: true } }, 'paused'],
  ['that is more than five minutes late', { arrivedAt: now - 5 * minute - 1 }, {}, 'late'],
  ['without a browser', {}, { hasBrowser: false }, 'no browser'],
  ['in quiet hours', {}, { isQuiet: true }, 'quiet hours'],
  ['of an event that was sent', {}, { sent: sentBefore(1, { cause: 'play', gamePk: 1 }) }, 'same event'],
  ['of another game with such a cause', {}, { sent: sentBefore(1, { cause: 'play' }) }, 'The Herons lead.'],
  ['after twelve in an hour', { priority: 2 }, { sent: sentBefore(12) }, 'limit'],
  ['of priority 3 after fifteen', { priority: 3 }, { sent: sentBefore(15) }, 'The Herons lead.'],
  ['of priority 3 after sixteen', { priority: 3 }, { sent: sentBefore(16) }, 'limit'],
  ['an hour after twelve', {}, { sent: sentBefore(12, {}, now - 60 * minute) }, 'The Herons lead.'],
  [
    'of priority 1 soon after another one of the game',
    { priority: 1 },
    { sent: sentBefore(1, { priority: 1, gamePk: 1 }) },
    'limit',
  ],
  [
    'of priority 1 ten minutes after another one',
    { priority: 1 },
    { sent: sentBefore(1, { priority: 1, gamePk: 1 }, now - 10 * minute) },
    'The Herons lead.',
  ],
  [
    'of priority 1 soon after one of another game',
    { priority: 1 },
    { sent: sentBefore(1, { priority: 1 }) },
    'The Herons lead.',
  ],
] as const)('an alert %s', (_what, change, recipient, expected) => expect(decideOne(change, recipient)).toBe(expected));

test.each([
  ['the start', { kind: 'firstPitch' }, 'Plain.'],
  ['the end', { kind: 'final', priority: 3 }, 'Plain.'],
  ['a big moment', { kind: 'homeRun', priority: 3 }, 'Worth a look: Ospreys at Herons.'],
  ['a smaller moment', { kind: 'run', priority: 2 }, 'hidden scores'],
  ['a correction', { kind: 'overturned', priority: 3 }, 'hidden scores'],
] as const)('with hidden scores, %s', (_what, change, expected) => {
  for (const hidden of ['all', [121]] as const)
    expect(decideOne(change, { viewer: { ...open, hidden } })).toBe(expected);
  expect(decideOne(change, { viewer: { ...open, hidden: [147] } })).toBe('The Herons lead.');
});

test('what was summed up is not repeated, and counts for no limit', () => {
  const summed = Array.from({ length: 20 }, (_, n) => moment({ cause: `before ${n}`, priority: 1 }));
  expect(decideOne({ cause: 'before 3' }, { summed })).toBe('same event');
  expect(decideOne({ priority: 1 }, { summed })).toBe('The Herons lead.');
  const look = { priority: 3, kind: 'leadChange' } as const;
  const viewer = { ...open, hidden: 'all' } as const;
  expect(decideOne(look, { viewer, summed: [moment({ ...look, cause: 'before' })] })).toBe('hidden scores');
});

test('with hidden scores, a game is worth a look once', () => {
  const looks = [1, 2, 3].map((play) =>
    moment({ arrivedAt: now, cause: `play ${play}`, priority: 3, kind: 'leadChange' }),
  );
  const decisions = decideAlerts(looks, { ...usual, viewer: { ...open, hidden: 'all' } }, now);
  expect(decisions.map(outcome)).toEqual(['Worth a look: Ospreys at Herons.', 'hidden scores', 'hidden scores']);
});

test('moments that arrive together count for each other', () => {
  const together = Array.from({ length: 14 }, (_, n) => moment({ arrivedAt: now, cause: `play ${n}`, priority: 2 }));
  const states = decideAlerts(together, usual, now).map(({ state }) => state);
  expect(states.filter((state) => state === 'sent')).toHaveLength(12);
});

const everything: Choice = { subject: 'club', subjectId: 121, preset: 'everything', kinds: null };

test.each([
  ['all of a club', {}, { kind: 'run', priority: 1 }, true],
  ['the lineup of the other club', {}, { kind: 'lineup', clubId: 110 }, false],
  ['players of a club', {}, { kind: 'playerOnBase', playerId: 7 }, false],
  ['another club', { subjectId: 147 }, {}, false],
  ['big moments', { preset: 'big' }, { priority: 3 }, true],
  ['big moments', { preset: 'big' }, { priority: 2 }, false],
  ['start and end', { preset: 'ends' }, { kind: 'final' }, true],
  ['start and end', { preset: 'ends' }, { kind: 'leadChange', priority: 3 }, false],
  ['chosen kinds', { preset: null, kinds: ['homeRun'] }, { kind: 'homeRun' }, true],
  ['chosen kinds', { preset: null, kinds: ['homeRun'] }, { kind: 'run' }, false],
  ['chosen kinds, when one is overturned', { preset: null, kinds: ['homeRun'] }, { kind: 'overturned' }, true],
  ['a game', { subject: 'game', subjectId: 1 }, {}, true],
  ['another game', { subject: 'game', subjectId: 2 }, {}, false],
  ['a player', { subject: 'player', subjectId: 7 }, { kind: 'playerHomeRun', playerId: 7 }, true],
  ['own picks', { subject: 'picks', subjectId: 0 }, { kind: 'pickAhead' }, true],
  ['a club, not its picks', {}, { kind: 'pickAhead' }, false],
  ['anything unusual', { subject: 'unusual', subjectId: 0 }, { kind: 'noHitter', isUnusual: true }, true],
  ['anything unusual', { subject: 'unusual', subjectId: 0 }, { kind: 'noHitter' }, false],
  ['a club, whose walk-off chances are often', {}, { kind: 'walkOffChance', isUnusual: true }, false],
] as const)('a subscription to %s', (_what, choice, change, expected) => {
  expect(wantsMoment({ ...everything, ...choice }, moment(change))).toBe(expected);
});

test('one cause is one alert: of a pick, of a player, then of the game', () => {
  const run = moment({ key: 'run', kind: 'run', priority: 2 });
  const homer = moment({ key: 'homer', kind: 'playerHomeRun', priority: 3, playerId: 7 });
  const pick = moment({ key: 'pick', kind: 'pickAhead', priority: 3 });
  const other = moment({ key: 'other', cause: 'another play' });
  expect(onePerCause([run, homer, pick, other]).map(({ key }) => key)).toEqual(['pick', 'other']);
});

test('a sum names the three most important moments, and hidden games without their score', () => {
  const paused = [1, 2, 3, 4].map((n) => moment({ cause: `play ${n}`, sentence: `Event ${n}.`, arrivedAt: n }));
  const sumOf = (moments: typeof paused, viewer: Recipient['viewer'] = open, said: typeof paused = []) =>
    sumUp(moments, { viewer, said });
  expect(sumOf(paused)).toBe('While you paused: Event 4. Event 3. Event 2. And 1 more.');
  expect(sumOf(paused, { ...open, hidden: 'all' })).toBeNull();
  const final = moment({ kind: 'final', priority: 3, plainSentence: 'Final: Ospreys at Herons.' });
  expect(sumOf([...paused, final], { ...open, hidden: 'all' })).toBe('While you paused: Final: Ospreys at Herons.');
  expect(sumOf(paused, open, paused.slice(1))).toBe('While you paused: Event 1.');
  const looks = [1, 2].map((n) => moment({ cause: `look ${n}`, priority: 3, kind: 'leadChange' }));
  expect(sumOf(looks, { ...open, hidden: 'all' })).toBe('While you paused: Worth a look: Ospreys at Herons.');
  expect(sumOf(looks.slice(1), { ...open, hidden: 'all' }, looks.slice(0, 1))).toBeNull();
});
