import { describe, expect, test } from 'vitest';
import { boxScoreSchema, gameViewSchema, plateAppearanceSchema } from '#rules/baseball/game/model.ts';
import { describeBases } from '#rules/baseball/game/describe-bases.ts';
import { describePlay, describeScore } from '#rules/baseball/game/describe.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { hasRecordings, readRecordedFeed } from '#tests/support/upstream/recorded-feeds.ts';
import { shortenLists, replaceAt, listPaths, removeAt } from '#tests/support/upstream/mutate-body.ts';
import { toLiveFeed } from './live-feed.ts';
import { inventedFeed, inventedPlays } from './testing/invented-feed.ts';

/** All conversions of a feed, up to the displayed text. */
const readAll = (body: unknown, gamePk: number): void => {
  const { log, box } = toLiveFeed(body, gamePk);
  const view = fold(log, Infinity);
  gameViewSchema.parse(view);
  boxScoreSchema.parse(box);
  for (const appearance of plateAppearances(log)) plateAppearanceSchema.parse(appearance);
  expect([describeScore(view), describePlay(view), describeBases(view.bases)].join(' ')).not.toContain('undefined');
};

const isRequired = (path: readonly (string | number)[]): boolean =>
  path.length === 1 && /^(game|live)Data$/.test(String(path[0]));

/** A fixed sample of the paths, so that the test takes a few seconds. */
const sampled = <T>(all: T[], most: number): T[] => {
  const stride = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, place) => place % stride === 0);
};

const failuresOf = (body: unknown, gamePk: number, most: number): string[] => {
  const paths = listPaths(body).filter((path) => !isRequired(path));
  return sampled(paths, most).flatMap((path) => {
    const variants = [
      removeAt(body, path),
      replaceAt(body, path, null),
      replaceAt(body, path, 'junk'),
      replaceAt(body, path, []),
    ];
    return variants.flatMap((variant) => {
      try {
        readAll(variant, gamePk);
        return [];
      } catch (error) {
        return [`${path.join('.')}: ${String(error)}`];
      }
    });
  });
};

describe('a feed with any one field missing, null, or of another type', () => {
  test('is read, for every field of an invented feed', () => {
    expect(failuresOf(inventedFeed(inventedPlays), 7, 1000)).toEqual([]);
  });

  test.skipIf(!hasRecordings).each([746139, 777687, 662573, 633860])(
    'is still read, recorded game %i (needs ../shared/recorded)',
    (gamePk) => {
      expect(failuresOf(shortenLists(readRecordedFeed(gamePk), 3), gamePk, 300)).toEqual([]);
    },
  );
});

test('a feed without `gameData` or `liveData` is rejected', () => {
  const feed = inventedFeed();
  expect(() => readAll({ ...feed, liveData: undefined }, 7)).toThrow('live feed');
  expect(() => readAll({ ...feed, gameData: undefined }, 7)).toThrow('live feed');
});
