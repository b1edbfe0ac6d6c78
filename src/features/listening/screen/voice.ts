import { useSyncExternalStore } from 'react';
import { announce } from '#ui/kit/announce.ts';
import {
  afterAnswer,
  type AnnouncementQueue,
  emptyQueue,
  offer,
  take,
  type Sentence,
} from '../rules/sentence-between.ts';
import { listeningSettings } from './listening-settings.ts';

/** how often the end of the browser's speech is looked for, ms */
const speechCheck = 500;

const listeners = new Set<() => void>();
let queue: AnnouncementQueue = emptyQueue;
let timer: ReturnType<typeof setTimeout> | undefined;
let last: string | null = null;

const usesSpeech = (): boolean => listeningSettings.read().hasSpeech && speech.isAvailable();

function output(text: string): void {
  last = text;
  // a screen reader would say it a second time
  if (usesSpeech()) speech.say(text);
  else announce(text);
  for (const listener of listeners) listener();
}

/** Speaks the waiting sentence as soon as it is due. */
function flush(): void {
  clearTimeout(timer);
  if (queue.waiting !== null && usesSpeech() && speech.isSpeaking()) {
    timer = setTimeout(flush, speechCheck);
    return;
  }
  const taken = take(queue, performance.now());
  ({ queue } = taken);
  if (taken.text !== null) output(taken.text);
  if (taken.wait !== null) timer = setTimeout(flush, taken.wait);
}

/** The answer to a question whose data or code could not be loaded. */
export const unknownAnswer = 'That is not known right now.';

/** Says what happens in a game, to a screen reader or with the browser's speech. */
export const voice = {
  offer(sentence: Sentence): void {
    queue = offer(queue, sentence);
    flush();
  },
  /** Says the answer to a question at once. */
  answer(text: string): void {
    queue = afterAnswer(queue, performance.now());
    output(text);
    flush();
  },
  /** The newest sentence or answer; null before the first. */
  last: (): string | null => last,
  /** Forgets what waits, and what was said in another game. */
  clear(): void {
    clearTimeout(timer);
    if (speech.isAvailable()) speech.stop();
    queue = emptyQueue;
    last = null;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useLastSaid(): string | null {
  return useSyncExternalStore(voice.subscribe, voice.last, () => null);
}

/** A sentence is shorter, ms. Some browsers never report the end of a long one. */
const longest = 15_000;

let startedAt = 0;

/** The voice of the browser. */
export const speech = {
  isAvailable: (): boolean => 'speechSynthesis' in globalThis,
  isSpeaking: (): boolean => speechSynthesis.speaking && performance.now() - startedAt < longest,
  /** Speaks at once, and ends what is being spoken. */
  say(text: string): void {
    speechSynthesis.cancel();
    startedAt = performance.now();
    speechSynthesis.speak(new SpeechSynthesisUtterance(text));
  },
  stop: (): void => speechSynthesis.cancel(),
};
