import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('src/**/*.css').filter((path) => !path.startsWith('src/ui/styles/'));
const readAll = (paths: readonly string[]): string => paths.map((path) => readFileSync(path, 'utf8')).join('\n');
const css = readAll(sheets);

/** The scorecard's drawings, the wall, whose text grows with its tiles, and the page without a connection. It only falls. */
const mostRawValues = 13;

test('sizes, weights, line heights, corners and shadows are tokens', () => {
  const values = css.match(
    /(?<![\w-])(?:font|font-size|font-weight|line-height|border-radius|box-shadow): (?!inherit|none|0;)[^;]*;/g,
  );
  const raw = values?.filter((value) => !value.includes('var(--')) ?? [];
  expect(raw.length, raw.join('\n')).toBeLessThanOrEqual(mostRawValues);
});

test.each([
  ['media', ['32rem', '43.75rem', '64rem', '75rem', '100rem']],
  ['container', ['15rem', '22rem', '28rem']],
])('the layout changes only at these widths: @%s %s', (rule, widths) => {
  const conditions = [...css.matchAll(new RegExp(`@${rule} ([^{]*) \\{`, 'g'))].map(([, condition = '']) => condition);
  const used = conditions.flatMap((condition) => [
    ...[...condition.matchAll(/width [<>]=? ([\d.]+rem)/g)].map(([, width]) => width),
    ...[...condition.matchAll(/([\d.]+rem) <=? width/g)].map(([, width]) => width),
    ...(condition.match(/(?:min|max)-width[^)]*/g) ?? []),
  ]);
  expect(new Set(used)).toEqual(new Set(widths));
});

test('every custom property without a default that a style sheet uses is set somewhere', () => {
  const all = readAll(globSync('src/**/*.css'));
  const code = readAll(globSync('src/**/*.{ts,tsx}'));
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*:/g), ...code.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

test('a global class says who sees an element, and nothing else', () => {
  const base = readFileSync('src/ui/styles/base.css', 'utf8');
  const global = new Set([...base.matchAll(/^\s*\.([\w-]+)/gm)].map(([, name]) => name));
  expect(global).toEqual(new Set(['visually-hidden', 'not-printed', 'needs-script', 'needs-no-script']));
});
