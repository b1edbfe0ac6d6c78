import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fold } from '#domain/game/fold.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { toGameLog } from './to-game-log.ts';
import { wireFeed } from './wire-feed.ts';

const folder = join(recordingsFolder, 'live');
const files = hasRecordings ? readdirSync(folder).filter((name) => name.startsWith('live-')) : [];

/** The compression level that the server uses for viewers. */
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

describe.skipIf(!hasRecordings)('the whole view of a recorded game (needs ../shared/recorded)', () => {
  test.each(files)('%s is 2 kB or less compressed at each of twelve times', (file) => {
    const log = toGameLog(wireFeed.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
    const times = Array.from({ length: 12 }, (_, place) => {
      const last = log.events.length - 1;
      return log.events[Math.round((last * (place + 1)) / 12)]?.at ?? 0;
    });
    const sizes = times.map((time) => compressed(JSON.stringify(fold(log, time))));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2048);
  });
});
