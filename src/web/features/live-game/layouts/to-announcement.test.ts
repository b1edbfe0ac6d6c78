import { expect, test } from 'vitest';
import type { GameView, PlateAppearance } from '#domain/game/model.ts';
import { pitch } from '../testing/invented-pitches.ts';
import { plateAppearance } from '../testing/invented-plays.ts';
import { liveView } from '../testing/invented-views.ts';
import { toAnnouncement, toNoHitterAnnouncement } from './to-announcement.ts';
import { takeNews } from './use-announcements.ts';

const ended = { event: 'Strikeout', description: 'Eli Okafor strikes out.' };
const challenge = { side: 'away', challenger: { id: 1, name: 'Ada Marsh' }, isOverturned: null } as const;

const viewOf = (facts: Partial<PlateAppearance>, more: Partial<GameView> = {}) =>
  liveView({ plateAppearance: plateAppearance(facts), ...more });

const inReview = (view: GameView): GameView => ({ ...view, status: { ...view.status, detail: 'review' } });

/** The texts that a page announces for these views, in order, after the first. */
const announced = (...views: GameView[]): string[] => {
  const keys = new Set<string>();
  const texts = views.map((view) => takeNews(keys, [toAnnouncement(view), toNoHitterAnnouncement(view)]));
  return texts.slice(1).flatMap((text) => text ?? []);
};

test('a result is announced once, with the score if it changed', () => {
  const begun = viewOf({});
  const over = viewOf({ ...ended, isScoring: true });
  expect(announced(begun, over, over)).toEqual(['Eli Okafor strikes out. Braves 3, Mets 5.']);
  expect(announced(begun, begun, viewOf({ index: 58 }))).toEqual([]);
});

test('an overturned call is announced once, with the count after it', () => {
  const called = pitch(1, { result: 'called', strikes: 1, x: 0, z: 3.5 });
  const overturned = pitch(1, {
    result: 'ball',
    balls: 1,
    x: 0,
    z: 3.5,
    challenge: { ...challenge, isOverturned: true },
  });
  const before = viewOf({ pitches: [called] }, { balls: 0, strikes: 1 });
  const during = inReview(viewOf({ pitches: [{ ...called, challenge }] }, { balls: 0, strikes: 1 }));
  const after = viewOf({ pitches: [overturned] }, { balls: 1, strikes: 0 });
  const next = viewOf({ pitches: [overturned, pitch(2, { result: 'foul' })] }, { balls: 1, strikes: 1 });
  expect(announced(before, during, after, next)).toEqual([
    'The call is under review.',
    'Ada Marsh (ATL) challenged pitch 1, called a strike: overturned to a ball, outside the zone by 0.7 inches. The count is 1–0.',
  ]);
});

test('a result that a review changes is announced again, one that it does not change is not', () => {
  const out = viewOf(ended);
  expect(announced(viewOf({}), out, inReview(out), out)).toEqual([
    'Eli Okafor strikes out.',
    'The call is under review.',
  ]);
  const walk = viewOf({ event: 'Walk', description: 'Ada Marsh challenged (pitch result): Eli Okafor walks.' });
  expect(announced(viewOf({}), out, inReview(out), walk).at(-1)).toContain('walks');
});

test('a no-hitter is announced once, after the result with which it appears, and again when a perfect game is lost', () => {
  const of = (facts: Partial<PlateAppearance>, isPerfect: boolean | null) =>
    viewOf(facts, { noHitter: isPerfect === null ? null : { side: 'home', isPerfect } });
  const views = [of({}, null), of(ended, true), of(ended, true), of({ index: 58 }, true), of({ index: 58 }, false)];
  expect(announced(...views, of({ index: 59 }, false))).toEqual([
    'Eli Okafor strikes out. Perfect game by the Mets so far.',
    'No-hitter by the Mets so far.',
  ]);
  expect(announced(of({}, false), of({ index: 58 }, false))).toEqual([]);
  const final = { ...of(ended, false).status, phase: 'final' as const };
  expect(announced(of({}, null), { ...of(ended, false), status: final })).toEqual([
    'Eli Okafor strikes out. No-hitter by the Mets.',
  ]);
});
