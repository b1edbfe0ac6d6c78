import { describe, expect, test } from 'vitest';
import { describePlay, describeScore, describeBases } from '#rules/baseball/game/describe.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { boxScoreSchema, gameViewSchema, plateAppearanceSchema } from '#rules/baseball/game/model.ts';
import { shortenLists, replaceAt, listPaths, removeAt } from '#tests/support/upstream/mutate-body.ts';
import { hasRecordings, readRecordedFeed } from '#tests/support/upstream/recorded-feeds.ts';
import { toLiveFeed } from './live-feed.ts';
import { inventedFeed, inventedPlays } from './testing/invented-feed.ts';
import { wireFeed } from './wire-feed.ts';

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

const fieldOf = (path: readonly (string | number)[]): string =>
  path
    .join('.')
    .replaceAll(/\d+/g, '*')
    .replaceAll(/\b(home|away)\b/g, 'club');

/**
 * Creates a function that lists a path of each field that the wire shape reads and no earlier body had; it drops all others. The index in
 * a list, the player and the side do not matter.
 */
function createFieldList() {
  const seen = new Set<string>();
  return (body: unknown) => {
    const read = new Set(listPaths(wireFeed.parse(body)).map(fieldOf));
    return listPaths(body).filter((path) => {
      const field = fieldOf(path);
      if (isRequired(path) || !read.has(field) || seen.has(field)) return false;
      seen.add(field);
      return true;
    });
  };
}

const failuresOf = (body: unknown, gamePk: number, paths: ReturnType<typeof listPaths>): string[] =>
  paths.flatMap((path) => {
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

describe('a feed with any one field missing, null, or of another type', () => {
  test('is read, for every field of an invented feed', () => {
    const body = inventedFeed(inventedPlays);
    const paths = createFieldList()(body);
    expect(paths.length).toBeGreaterThan(100);
    expect(failuresOf(body, 7, paths)).toEqual([]);
  });

  const listNewFields = createFieldList();

  test.skipIf(!hasRecordings).each([746139, 777687, 662573, 633860])(
    'is still read, recorded game %i (needs ../shared/recorded)',
    (gamePk) => {
      const body = shortenLists(readRecordedFeed(gamePk), 3);
      expect(failuresOf(body, gamePk, listNewFields(body))).toEqual([]);
    },
  );
});

test('a feed without `gameData` or `liveData` is rejected', () => {
  const feed = inventedFeed();
  expect(() => readAll({ ...feed, liveData: undefined }, 7)).toThrow('live feed');
  expect(() => readAll({ ...feed, gameData: undefined }, 7)).toThrow('live feed');
});
