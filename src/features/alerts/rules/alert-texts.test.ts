import { expect, test } from 'vitest';
import { heldBackReasons, momentKinds, mostSubscriptions, presets, subjects } from '../shapes.ts';
import { describeChoice, kindsOf, presetsOf, shownLimit, usualPreset } from './alert-texts.ts';
import { describeAlertViewer } from './describe-alert-viewer.ts';
import { describeHeldBack } from './describe-held-back.ts';
import { parseSubjectCode } from './parse-subject-code.ts';
import { storedViewer } from './stored-viewer.ts';
import { subjectCode } from './subject-code.ts';
import { inventedMoment } from './testing/invented-moment.ts';
import { wantsMoment } from './wanted-moments.ts';

test('the texts have the limit of the schema', () => expect(shownLimit).toBe(mostSubscriptions));

test.each(subjects)('the first choice of the subject %s is one of its presets', (subject) => {
  const offered = presetsOf(subject).map(({ preset }) => preset);
  expect(offered).toContain(usualPreset(subject));
  expect(presets).toEqual(expect.arrayContaining(offered));
});

test('each kind of moments can be chosen, but for a correction, which follows what was sent, and what is unusual', () => {
  const offered = new Set(subjects.flatMap((subject) => kindsOf(subject).map(({ kind }) => kind)));
  expect(momentKinds.filter((kind) => !offered.has(kind))).toEqual(['overturned', 'walkOffChance', 'bestGame']);
});

test('all big moments of picks are all their moments, so that this preset is not offered', () => {
  const choice = { subject: 'picks', subjectId: 0, kinds: null } as const;
  for (const kind of ['pickAhead', 'pickBehind', 'pickDecided', 'pickVoid'])
    expect(wantsMoment({ ...choice, preset: 'big' }, inventedMoment({ kind, priority: 2 }))).toBe(true);
  expect(presetsOf('picks').map(({ preset }) => preset)).toEqual(['everything', 'ends']);
});

test.each([
  [{ subject: 'game', preset: 'big', kinds: null }, 'Big moments'],
  [{ subject: 'player', preset: null, kinds: ['playerHomeRun'] }, 'Home runs'],
  [{ subject: 'club', preset: null, kinds: ['final', 'run', 'lineup', 'tie'] }, 'Lineups, Every run, and 2 more'],
] as const)('%j is described as %s', (subscription, text) => expect(describeChoice(subscription)).toBe(text));

test('an alert that has not come says why', () => {
  expect(describeHeldBack({ state: 'sent', reason: null })).toBeNull();
  expect(describeHeldBack({ state: 'waiting', reason: null })).toMatch(/^Not sent yet/);
  const texts = heldBackReasons.map((reason) => describeHeldBack({ state: 'held back', reason }));
  expect(new Set(texts).size).toBe(heldBackReasons.length);
  expect(texts[0]).toBe('Held back: updates were held.');
});

test.each([
  [{ delay: 0, isHeld: false, hidden: [] }, ['At once', 'With scores']],
  [{ delay: 1, isHeld: false, hidden: 'all' }, ['1 second later', 'Without the scores of all clubs']],
  [
    { delay: 45, isHeld: true, hidden: [121, 147] },
    ['None while updates are held', 'Without the scores of the Mets and Yankees'],
  ],
] as const)('what counts, %j, has the lines %j', (viewer, lines) => expect(describeAlertViewer(viewer)).toEqual(lines));

test('a subject has a code, and another text has no subject', () => {
  for (const of of [
    { subject: 'game', subjectId: 911_172 },
    { subject: 'picks', subjectId: null },
  ] as const)
    expect(parseSubjectCode(subjectCode(of))).toEqual(of);
  for (const text of [undefined, '', 'game', 'picks-1', 'park-1', 'club-0', 'club-1x', 'player-1234567890'])
    expect(parseSubjectCode(text)).toBeNull();
});

test.each([
  ['the newest state', { clock: { delay: 0, heldAt: null }, hidden: null }, { delay: 0, held: null, hidden: [] }],
  [
    'a hold and hidden clubs',
    { clock: { delay: 30, heldAt: 1_800_000_000_000 }, hidden: { teams: [121], opened: ['7'] } },
    { delay: 30, held: '1800000000000', hidden: [121] },
  ],
  [
    'a hold at a time that is not known',
    { clock: { delay: 0, heldAt: 0 }, hidden: { teams: 'all', opened: [] } },
    { delay: 0, held: '0', hidden: 'all' },
  ],
  [
    'more clubs than there are',
    { clock: { delay: 0, heldAt: null }, hidden: { teams: Array.from({ length: 31 }, (_, id) => id), opened: [] } },
    { delay: 0, held: null, hidden: 'all' },
  ],
] as const)('a browser with %s stores what alerts obey', (_, viewer, stored) =>
  expect(storedViewer(viewer)).toEqual(stored),
);
