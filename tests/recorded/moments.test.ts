import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { momentsOf } from '#rules/baseball/game/moments/moments-of.ts';
import { announced, cut, hurried, momentsInUpdates } from '#rules/baseball/game/testing/moments-in-updates.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

const folder = join(recordingsFolder, 'live');
const files = hasRecordings ? readdirSync(folder).filter((name) => name.startsWith('live-')) : [];

const load = (file: string): GameLog => toGameLog(wireFeed.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

describe.skipIf(!hasRecordings)('the moments of every recorded game (needs ../shared/recorded)', () => {
  test.each(files)('%s: each once, pitch by pitch and in updates that skip plays', (file) => {
    const log = hurried(load(file));
    const players = new Set(Object.keys(log.header.players).map(Number));
    const roll = seededRandom(1);
    const first = announced(log);
    const keysIn = (counts: number[]) =>
      momentsInUpdates([first, ...cut(log, [...counts, log.events.length])], players)
        .map(({ key }) => key)
        .toSorted();
    const whole = keysIn([]);
    const pitches = [...log.events.entries()].flatMap(([place, { type }]) =>
      type === 'pitch' || type === 'plateAppearanceEnded' ? [place + 1] : [],
    );
    expect(keysIn(pitches)).toEqual(whole);
    expect(keysIn([...log.events.keys()].filter(() => roll() < 0.03))).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  test.each(files)('%s: none from a feed that is read again', (file) => {
    const [log, again] = [load(file), load(file)];
    const at = log.events.at(-1)?.at ?? 0;
    expect(momentsOf(null, { log, at })).toEqual([]);
    expect(momentsOf({ log, at }, { log: again, at })).toEqual([]);
  });
});
