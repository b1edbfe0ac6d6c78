import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onAnnouncement } from '#ui/kit/announce.ts';
import { listeningSettings } from './listening-settings.ts';
import { voice } from './voice.ts';

const synthesis = {
  speaking: false,
  spoken: [] as string[],
  cancel() {
    this.speaking = false;
  },
  speak(utterance: { text: string }) {
    this.speaking = true;
    this.spoken.push(utterance.text);
  },
};

let announced: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('speechSynthesis', Object.assign(synthesis, { speaking: false, spoken: [] }));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  listeningSettings.change({ hasSpeech: true });
  voice.clear();
  announced = [];
  stop = onAnnouncement((text) => announced.push(text));
});
afterEach(() => {
  stop();
  voice.clear();
  listeningSettings.change({ hasSpeech: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a sentence waits until the one before it has been read aloud; screen readers get nothing', () => {
  voice.offer({ text: 'single', isPlay: true });
  voice.offer({ text: 'walk', isPlay: true });
  vi.advanceTimersByTime(9000);
  expect(synthesis.spoken).toEqual(['single']);
  synthesis.speaking = false;
  vi.advanceTimersByTime(500);
  expect(synthesis.spoken).toEqual(['single', 'walk']);
  expect(announced).toEqual([]);
});

test('a sentence whose end the browser never reports is given up', () => {
  voice.offer({ text: 'single', isPlay: true });
  voice.offer({ text: 'walk', isPlay: true });
  vi.advanceTimersByTime(16_000);
  expect(synthesis.spoken).toEqual(['single', 'walk']);
});

test('an answer ends what is being read', () => {
  voice.offer({ text: 'single', isPlay: true });
  voice.answer('2 balls');
  expect(synthesis.spoken).toEqual(['single', '2 balls']);
});
