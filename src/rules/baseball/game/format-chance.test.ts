import { expect, test } from 'vitest';
import { firstChance } from './chance-series.ts';
import { forecastText } from './forecast-text.ts';
import { favoredSide, formatBothChances, formatChance } from './format-chance.ts';

test.each([
  [0, '0%'],
  [1, '< 1%'],
  [4, '< 1%'],
  [5, '1%'],
  [624, '62%'],
  [994, '99%'],
  [995, '> 99%'],
  [1000, '100%'],
])('%i ‰ is %s', (chance, expected) => expect(formatChance(chance)).toBe(expected));

const teams = { away: { shortName: 'Braves' }, home: { shortName: 'Mets' } };

test.each([
  [0, 'Mets 0%, Braves 100%'],
  [3, 'Mets < 1%, Braves > 99%'],
  [35, 'Mets 4%, Braves 96%'],
  [445, 'Mets 45%, Braves 55%'],
  [965, 'Mets 97%, Braves 3%'],
  [996, 'Mets > 99%, Braves < 1%'],
  [1000, 'Mets 100%, Braves 0%'],
])('both chances of %i ‰ add up to 100%', (chance, expected) => {
  expect(formatBothChances(chance, teams)).toBe(expected);
});

test('any two chances of a game add up to 100, and only a decided one has 0 and 100', () => {
  for (let chance = 0; chance <= 1000; chance += 1) {
    const shown = [formatChance(chance), formatChance(chance, 'away')];
    const [home = 0, away = 0] = shown.map((text) =>
      text === '< 1%' ? 0 : text === '> 99%' ? 100 : Number.parseInt(text, 10),
    );
    expect(home + away, String(chance)).toBe(100);
    expect(shown.includes('0%') || shown.includes('100%'), String(chance)).toBe(chance % 1000 === 0);
  }
});

test.each([
  [0.5446, '54%'],
  [0.545, '55%'],
  [0.5449999, '54%'],
  [0.4996, '50%'],
  [0.4949, '49%'],
  [0.9, '81%'],
  [0.1, '24%'],
])('a forecast of %d is rounded once: %s', (probability, text) => {
  expect(formatChance(firstChance(probability))).toBe(text);
  expect(forecastText(probability, teams)).toContain(`Mets ${text}`);
});

test.each([
  [499, 'away'],
  [500, 'home'],
  [501, 'home'],
])('with %i ‰ the %s team is favored', (chance, side) => expect(favoredSide(chance)).toBe(side));
