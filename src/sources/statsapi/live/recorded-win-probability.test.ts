import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { hasRecordings, readRecordedFeed, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { toGameLog } from './live-feed.ts';
import { wireFeed } from './wire-feed.ts';

const leaguesOwn = z.array(z.object({ atBatIndex: z.number(), homeTeamWinProbability: z.number() }));

describe.skipIf(!hasRecordings)('the win probability of a recorded game (needs ../shared/recorded)', () => {
  test('stays close to the official win probability', () => {
    const text = readFileSync(join(recordingsFolder, 'winprob', 'winProbability-747175.json'), 'utf8');
    const plays = plateAppearances(toGameLog(wireFeed.parse(readRecordedFeed(747175))));
    const chances = new Map(plays.map(({ index, homeChance }) => [index, homeChance / 10]));
    const apart = leaguesOwn
      .parse(JSON.parse(text))
      .map(({ atBatIndex, homeTeamWinProbability }) =>
        Math.abs((chances.get(atBatIndex) ?? Number.NaN) - homeTeamWinProbability),
      );
    expect(apart).toHaveLength(plays.length);
    expect(Math.max(...apart)).toBeLessThan(5);
  });
});
