import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lineScoreInnings } from '#rules/baseball/game/describe-state.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import { listUnbounded } from '#tests/support/upstream/list-unbounded.ts';
import { toLiveFeed } from '../live/live-feed.ts';
import { inventedFeed, inventedPlays } from '../live/testing/invented-feed.ts';
import { toGameDays } from '../schedule/to-game-card.ts';
import { collectOutOfBounds } from './out-of-bounds.ts';
import { optionalFields, optionalRows, numeric, text } from './tolerant.ts';

const folder = join(import.meta.dirname, '..', '..', '..');
const sources = globSync(['sources/statsapi/**/*.ts', 'features/*/upstream.ts', 'features/*/upstream/*.ts'], {
  cwd: folder,
}).filter((file) => !/\.test\.ts$|\/testing\//.test(file));

async function exportedSchemas(file: string): Promise<[string, z.ZodType][]> {
  const exported: Record<string, unknown> = await import(join(folder, file));
  return Object.entries(exported).flatMap(([name, value]): [string, z.ZodType][] =>
    value instanceof z.ZodType ? [[`${file} ${name}`, value]] : [],
  );
}

describe('every wire schema', () => {
  test('bounds each number, text and list', async () => {
    const schemas = (await Promise.all(sources.map(exportedSchemas))).flat();
    expect(schemas.length).toBeGreaterThan(50);
    expect(schemas.flatMap(([name, schema]) => listUnbounded(schema, name))).toEqual([]);
  });

  test('uses the bounded parts: only these files create numbers, texts and lists', () => {
    const unbounded = /\bz\s*\.\s*(string|number|int|array|record|unknown|any|looseObject|map|set|bigint|coerce)\b/;
    expect(sources.filter((file) => unbounded.test(readFileSync(join(folder, file), 'utf8'))).toSorted()).toEqual([
      'sources/statsapi/live/apply-patch.ts',
      'sources/statsapi/wire-stats.ts',
      'sources/statsapi/wire/baseball-bounds.ts',
      'sources/statsapi/wire/tolerant.ts',
    ]);
  });
});

describe('a value out of bounds', () => {
  const parse = (schema: z.ZodType, value: unknown) => collectOutOfBounds(() => schema.parse(value));

  test('is left out and reported', () => {
    const { value, outOfBounds } = parse(z.object({ a: numeric(0, 9), b: text }), { a: '10', b: 'x'.repeat(201) });
    expect(value).toEqual({});
    expect(outOfBounds).toEqual({
      count: 2,
      first: [expect.stringContaining('<=9'), expect.stringContaining('<=200')],
      unknownCodes: new Set(),
    });
  });

  test('of the wrong type is not reported', () =>
    expect(parse(z.object({ a: numeric(0, 9), b: text }), { a: 'x', b: 7 }).outOfBounds.count).toBe(0));

  test('shortens a list and an object', () => {
    const long = Array.from({ length: 5 }, (_, index) => index);
    expect(parse(optionalRows(numeric(0, 9), 2), long)).toMatchObject({ value: [0, 1], outOfBounds: { count: 1 } });
    const fields = Object.fromEntries(long.map((index) => [`n${index}`, index]));
    expect(parse(optionalFields(numeric(0, 9), 2), fields).value).toEqual({ n0: 0, n1: 1 });
  });

  test('is counted also beyond the first five', () => {
    const { outOfBounds } = parse(optionalRows(numeric(0, 9), 99), [10, 11, 12, 13, 14, 15, 16]);
    expect([outOfBounds.count, outOfBounds.first.length]).toEqual([7, 5]);
  });
});

describe('a feed with impossible figures', () => {
  const huge = 30_000_000;

  /** The invented feed with one value in every field of that name. */
  const feedWith = (name: string, value: number): unknown =>
    JSON.parse(JSON.stringify(inventedFeed(inventedPlays)), (key, old: unknown) => (key === name ? value : old));

  test('with inning 30,000,000 has a line score of a usual game', () => {
    const view = fold(toLiveFeed(feedWith('inning', huge), 7).log, Infinity);
    expect(view.inning).toBeLessThanOrEqual(60);
    expect(view.lineScore.every(({ number }) => number <= 60)).toBe(true);
    expect(lineScoreInnings(view)).toHaveLength(9);
  });

  test('of any field and size is converted to a view of bounded size', () => {
    const names = ['inning', 'atBatIndex', 'index', 'playIndex', 'pitchNumber', 'homeScore', 'balls', 'outs', 'rbi'];
    assert(
      property(constantFrom(...names), integer({ min: -(2 ** 31), max: 2 ** 31 }), (name, value) => {
        const { log } = toLiveFeed(feedWith(name, value), 7);
        expect(fold(log, Infinity).inning ?? 1).toBeLessThanOrEqual(60);
        expect(log.events.length).toBeLessThan(1000);
      }),
      { numRuns: 50 },
    );
  });

  test('in a schedule has neither an inning nor a score', () => {
    const linescore = { currentInning: huge, scheduledInnings: huge, inningState: 'Top' };
    const side = { team: { id: 1 }, score: huge };
    const game = { gamePk: 7, status: { statusCode: 'I' }, teams: { away: side, home: side }, linescore };
    const [day] = toGameDays({ dates: [{ date: '2031-06-01', games: [game] }] });
    expect(day?.games[0]).toMatchObject({ inning: null, scheduledInnings: 9, teams: { away: { score: null } } });
  });

  test('has at most 999 plays', () => {
    const feed = inventedFeed(inventedPlays);
    const [play] = feed.liveData.plays.allPlays;
    const allPlays = Array.from({ length: 1500 }, (_, atBatIndex) => ({ ...play, atBatIndex }));
    const { log } = toLiveFeed({ ...feed, liveData: { ...feed.liveData, plays: { allPlays } } }, 7);
    expect(log.events.filter(({ type }) => type === 'plateAppearanceStarted').length).toBeLessThanOrEqual(999);
  });
});
