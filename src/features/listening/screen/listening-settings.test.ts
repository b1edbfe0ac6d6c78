import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const initial = { verbosity: 'halves', hasKeys: false, hasSounds: false, hasSpeech: false };
let stored: string | null;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => (stored = text) });
});
afterEach(() => void vi.unstubAllGlobals());

const load = async () => (await import('./listening-settings.ts')).listeningSettings;

test.each([
  [null, initial],
  ['', initial],
  ['null', initial],
  ['[1]', initial],
  ['{"verbosity":"shouting","hasKeys":1}', initial],
  ['{"verbosity":"pitches","hasKeys":true}', { ...initial, verbosity: 'pitches', hasKeys: true }],
])('stored %s is read', async (text, settings) => {
  stored = text;
  expect((await load()).read()).toEqual(settings);
});

test('a change is stored', async () => {
  stored = null;
  (await load()).change({ hasSounds: true });
  expect(JSON.parse(stored ?? '')).toEqual({ ...initial, hasSounds: true });
});
