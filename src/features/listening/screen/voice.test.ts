import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onAnnouncement } from '#ui/kit/announce.ts';
import { sentenceGap } from '../rules/sentence-between.ts';
import { voice } from './voice.ts';

let said: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  voice.clear();
  said = [];
  stop = onAnnouncement((text) => said.push(text));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offer = (text: string) => voice.offer({ text, isPlay: true });

test('sentences are four seconds apart; the newest one is said, also if it equals the last', () => {
  offer('single');
  offer('walk');
  offer('single');
  expect(said).toEqual(['single']);
  vi.advanceTimersByTime(sentenceGap - 1);
  expect(said).toEqual(['single']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['single', 'single']);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(2);
});

test('an answer is said at once, and the waiting sentence after it', () => {
  offer('single');
  offer('walk');
  vi.advanceTimersByTime(3000);
  voice.answer('2 balls');
  expect(said).toEqual(['single', '2 balls']);
  vi.advanceTimersByTime(sentenceGap);
  expect(said).toEqual(['single', '2 balls', 'walk']);
  expect(voice.last()).toBe('walk');
});

test('what waits is forgotten with the game', () => {
  offer('single');
  offer('walk');
  voice.clear();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['single']);
  expect(voice.last()).toBeNull();
});
