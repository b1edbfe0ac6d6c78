import { expect, test } from 'vitest';
import type { Pitch, PlateAppearance } from '#rules/baseball/game/model.ts';
import { pitchOf } from '#rules/baseball/game/testing/play-script.ts';
import type { ListenedView } from './news.ts';
import { sampleSentence, sampleView } from './sample-sentence.ts';
import {
  afterAnswer,
  type AnnouncementQueue,
  emptyQueue,
  offer,
  sentenceBetween,
  sentenceGap,
  take,
  verbosities,
  type Verbosity,
  verbosityAt,
} from './sentence-between.ts';

const viewOf = (facts: Partial<PlateAppearance>, more: Partial<ListenedView> = {}): ListenedView => ({
  ...sampleView,
  plateAppearance: sampleView.plateAppearance && { ...sampleView.plateAppearance, ...facts },
  ...more,
});

const unmeasured = { ...pitchOf(1, 'ball', 1, 0), type: null, startSpeed: null, x: null, z: null };
const thrown = (facts: Partial<Pitch>): Pitch => ({ ...unmeasured, call: 'Ball', ...facts });

const ended = { event: 'Strikeout', description: 'Ida Voss strikes out.' };
const begun = viewOf({});

/** The sentences of the states of a game, after the first. */
const spoken = (verbosity: Verbosity, ...views: ListenedView[]): (string | undefined)[] =>
  views.slice(1).map((after, place) => sentenceBetween({ before: views[place] ?? after, after }, verbosity)?.text);

test.each([
  ['nothing', null],
  ['scores', 'Herons 2, Larks 3, bottom 7th.'],
  ['halves', 'End of the 7th: Herons 2, Larks 2.'],
  ['plays', 'Ida Voss singles to left field. Noa Brandt scores. Herons 2, Larks 3.'],
  ['pitches', 'Ball, low and away. 1 and 0.'],
  ['everything', 'Ball. Slider, 86.4 mph, low and away by 3.0 inches. 1 and 0.'],
] as const)('the sample of %s is "%s"', (verbosity, text) => expect(sampleSentence(verbosity)).toBe(text));

test('a replay that plays faster than the game announces scores only', () => {
  expect(verbosities.map((each) => verbosityAt(each, 20))).toEqual([
    'nothing',
    ...verbosities.slice(1).map(() => 'scores'),
  ]);
  expect([null, 1].map((speed) => verbosityAt('pitches', speed))).toEqual(['pitches', 'pitches']);
});

test('a result is spoken once, with the score if it changed', () => {
  const over = viewOf({ ...ended, isScoring: true });
  expect(spoken('plays', begun, over, over, viewOf({ index: 51 }))).toEqual([
    'Ida Voss strikes out. Herons 2, Larks 2.',
    undefined,
    undefined,
  ]);
  expect(spoken('scores', begun, viewOf(ended))).toEqual([undefined]);
});

const challenge = { side: 'home', challenger: { id: 1, name: 'Ida Voss' }, isOverturned: null } as const;
const inReview = (view: ListenedView): ListenedView => ({ ...view, status: { ...view.status, detail: 'review' } });

test('a review and an overturned call are spoken once, with the count after it', () => {
  const called = thrown({ result: 'called', call: 'Called Strike', x: 0, z: 3.58 });
  const during = inReview(viewOf({ pitches: [{ ...called, challenge }] }, { strikes: 1 }));
  const overturned = thrown({ x: 0, z: 3.58, challenge: { ...challenge, isOverturned: true } });
  const after = viewOf({ pitches: [overturned] }, { balls: 1 });
  expect(spoken('plays', viewOf({ pitches: [called] }, { strikes: 1 }), during, after, after)).toEqual([
    'The call is under review.',
    'Ida Voss (LRK) challenged pitch 1, called a strike: overturned to a ball, outside the zone by 0.7 inches. The count is 1–0.',
    undefined,
  ]);
});

test('a result is spoken again only if a review changes it', () => {
  const out = viewOf(ended);
  const walk = viewOf({ event: 'Walk', description: 'Ida Voss walks.' });
  expect(spoken('plays', begun, out, inReview(out), out)).toEqual([
    'Ida Voss strikes out.',
    'The call is under review.',
    undefined,
  ]);
  expect(spoken('plays', out, inReview(out), walk).at(-1)).toBe('Ida Voss walks.');
});

test('a no-hitter is spoken when it appears, and again when a perfect game is lost', () => {
  const of = (facts: Partial<PlateAppearance>, isPerfect: boolean | null) =>
    viewOf(facts, { noHitter: isPerfect === null ? null : { side: 'home', isPerfect } });
  expect(spoken('plays', of({}, null), of(ended, true), of({ index: 51 }, true), of({ index: 51 }, false))).toEqual([
    'Ida Voss strikes out. Perfect game by the Larks so far.',
    undefined,
    'No-hitter by the Larks so far.',
  ]);
});

test('the end of a half-inning, of a game, and a delay are spoken with plays', () => {
  const half = viewOf(ended, { inningState: 'End', outs: 3 });
  const final = viewOf(ended, { status: { ...sampleView.status, phase: 'final' } });
  const delayed = viewOf({}, { status: { ...sampleView.status, text: 'Delayed: Rain', detail: 'delayed' } });
  expect(spoken('plays', begun, half)).toEqual(['Ida Voss strikes out. End of the 7th: Herons 2, Larks 2.']);
  expect(spoken('plays', begun, final)).toEqual(['Ida Voss strikes out. Final: Herons 2, Larks 2.']);
  expect(spoken('scores', begun, final, final)).toEqual(['Final: Herons 2, Larks 2.', undefined]);
  expect(spoken('halves', begun, viewOf(ended), half, half)).toEqual([
    undefined,
    'End of the 7th: Herons 2, Larks 2.',
    undefined,
  ]);
  expect(spoken('nothing', begun, half, final)).toEqual([undefined, undefined]);
  expect(spoken('plays', begun, delayed)).toEqual(['Delayed: Rain.']);
});

test('a run between pitches is spoken with its note; time-outs only with everything', () => {
  const wild = viewOf(
    { notes: ['Wild pitch by Dan Ishimura.'] },
    { totals: { ...sampleView.totals, home: { runs: 3, hits: 6, errors: 0 } } },
  );
  const pause = viewOf({ notes: ['Batter Timeout'] });
  expect(spoken('plays', begun, wild)).toEqual(['Herons 2, Larks 3. Wild pitch by Dan Ishimura.']);
  expect(spoken('pitches', begun, pause)).toEqual([undefined]);
  expect(spoken('everything', begun, pause)).toEqual(['Batter Timeout.']);
});

test('the last pitch of a plate appearance is left to its result, except with everything', () => {
  const pitches = [thrown({ result: 'inPlayHit', call: 'In play, no out' })];
  const single = viewOf({ pitches, event: 'Single', description: 'Ida Voss singles.' });
  expect(spoken('pitches', begun, single)).toEqual(['Ida Voss singles.']);
  expect(spoken('everything', begun, single)).toEqual(['Ida Voss singles. In play.']);
});

test('everything says who bats, with the runners and the outs', () =>
  expect(spoken('everything', viewOf(ended), viewOf({ index: 51 }))).toEqual([
    'Ida Voss bats against Dan Ishimura. Runner on second, 1 out.',
  ]));

test('a pitch is no play', () => {
  const pitched = viewOf({ pitches: [thrown({})] }, { balls: 1 });
  expect(sentenceBetween({ before: begun, after: pitched }, 'pitches')?.isPlay).toBe(false);
  expect(sentenceBetween({ before: begun, after: viewOf(ended) }, 'pitches')?.isPlay).toBe(true);
});

const play = (text: string) => ({ text, isPlay: true });
const pitch = (text: string) => ({ text, isPlay: false });

/** The queue after a sentence was spoken at 0. */
const busy: AnnouncementQueue = take(offer(emptyQueue, play('single')), 0).queue;

test('the first sentence is spoken at once, the next one after the gap', () => {
  expect(take(offer(emptyQueue, play('single')), 0)).toMatchObject({ text: 'single', wait: null });
  const queue = offer(busy, play('walk'));
  expect(take(queue, 1500)).toEqual({ queue, text: null, wait: sentenceGap - 1500 });
  expect(take(queue, sentenceGap).text).toBe('walk');
});

test('an empty queue has nothing to say', () =>
  expect(take(busy, 60_000)).toEqual({ queue: busy, text: null, wait: null }));

test.each([
  ['a newer play replaces a play', play('walk'), play('strikeout'), 'strikeout'],
  ['a newer pitch replaces a pitch', pitch('ball'), pitch('foul'), 'foul'],
  ['a play replaces a pitch', pitch('ball'), play('walk'), 'walk'],
  ['a pitch does not replace a play', play('walk'), pitch('ball'), 'walk'],
] as const)('%s', (_, first, second, text) => {
  expect(take(offer(offer(busy, first), second), sentenceGap).text).toBe(text);
});

test('the same sentence is spoken again', () =>
  expect(take(offer(busy, play('single')), sentenceGap).text).toBe('single'));

test('after an answer, the next sentence waits for its turn', () => {
  const queue = afterAnswer(offer(busy, play('walk')), 3000);
  expect(take(queue, sentenceGap)).toMatchObject({ text: null, wait: 3000 });
  expect(take(queue, 7000).text).toBe('walk');
});
