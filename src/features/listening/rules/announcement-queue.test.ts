import { expect, test } from 'vitest';
import { afterAnswer, type AnnouncementQueue, emptyQueue, offer, sentenceGap, take } from './sentence-between.ts';

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

test('an empty queue has nothing to say', () => {
  expect(take(busy, 60_000)).toEqual({ queue: busy, text: null, wait: null });
});

test.each([
  ['a newer play replaces a play', play('walk'), play('strikeout'), 'strikeout'],
  ['a newer pitch replaces a pitch', pitch('ball'), pitch('foul'), 'foul'],
  ['a play replaces a pitch', pitch('ball'), play('walk'), 'walk'],
  ['a pitch does not replace a play', play('walk'), pitch('ball'), 'walk'],
] as const)('%s', (_, first, second, spoken) => {
  expect(take(offer(offer(busy, first), second), sentenceGap).text).toBe(spoken);
});

test('the same sentence is spoken again', () => {
  expect(take(offer(busy, play('single')), sentenceGap).text).toBe('single');
});

test('after an answer, the next sentence waits for its turn', () => {
  const queue = afterAnswer(offer(busy, play('walk')), 3000);
  expect(take(queue, sentenceGap)).toMatchObject({ text: null, wait: 3000 });
  expect(take(queue, 7000).text).toBe('walk');
});
