import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bestSeason } from './best-season.ts';
import { careerFigures, type CareerFigure } from './career-figures.ts';
import { CareerMarks } from './career-marks.tsx';
import { careerPoints, describeCareer } from './career-points.ts';
import { careerSpan } from './career-span.ts';
import { inventedLine } from './testing/invented-player.ts';

const figureOf = (group: 'hitting' | 'pitching', id: string): CareerFigure => {
  const found = careerFigures[group].find(({ figure }) => figure === id);
  if (!found) throw new Error(id);
  return found;
};

const lines = [
  inventedLine({ season: '2027', figures: { homeRuns: '10', avg: '.200', era: '4.00', inningsPitched: '10.1' } }),
  inventedLine({ season: '2028', team: null, teams: 2, figures: { homeRuns: '40', avg: '.300', era: '-.--' } }),
  inventedLine({ season: '2030', figures: { homeRuns: '0', avg: '.250', era: '2.00', inningsPitched: '20.2' } }),
];
const span = { first: 2027, last: 2030 };

test('a career spans its first to its last year; one year gives null', () => {
  expect([careerSpan(lines), careerSpan(lines.slice(0, 1)), careerSpan([])]).toEqual([span, null, null]);
});

test('bars start at zero, one per year, without a club for a season with two clubs', () =>
  expect(careerPoints(lines, figureOf('hitting', 'homeRuns'), span).map(({ x, y, teamId }) => [x, y, teamId])).toEqual([
    [12.5, 0.25, 121],
    [37.5, 1, null],
    [87.5, 0, 121],
  ]));

test('bars are as high as their values, and none has no height', () => {
  const points = careerPoints(lines, figureOf('hitting', 'homeRuns'), span);
  const [, best] = points;
  if (best === undefined) throw new Error('no best season');
  const html = renderToStaticMarkup(createElement(CareerMarks, { points, kind: 'bars', span, best }));
  const heights = [...html.matchAll(/<rect[^>]* height="([^"]+)"/g)].map(([, height]) => Number(height));
  expect(heights.map((height) => height / Math.max(...heights))).toEqual([0.25, 1, 0]);
});

test('points are scaled from the worst to the best, and a missing year breaks the line', () => {
  const average = careerPoints(lines, figureOf('hitting', 'avg'), span);
  expect(average.flatMap(({ y, follows }) => [Math.round(y * 100), follows])).toEqual([0, false, 100, true, 50, false]);
  const era = careerPoints(lines, figureOf('pitching', 'era'), span);
  expect(era.flatMap(({ season, follows }) => [season, follows])).toEqual(['2027', false, '2030', false]);
});

test('innings are drawn as thirds', () => {
  const innings = careerPoints(lines, figureOf('pitching', 'inningsPitched'), span);
  expect(innings.map(({ value }) => value * 3)).toEqual([31, 62]);
});

function describe(figure: CareerFigure): string {
  const points = careerPoints(lines, figure, span);
  return describeCareer(figure, points, bestSeason(lines, points, figure));
}

test('the sentence contains the first, last and best value, which may be the smallest', () => {
  const sentence = (group: 'hitting' | 'pitching', id: string) => describe(figureOf(group, id));
  expect(sentence('hitting', 'homeRuns')).toBe('HR from 10 in 2027 to 0 in 2030; best 40 in 2028');
  expect(sentence('pitching', 'era')).toBe('ERA from 4.00 in 2027 to 2.00 in 2030; best 2.00 in 2030');
  expect(sentence('pitching', 'whip')).toBe('WHIP: not known');
});

test('the best season of a rate is not one of a few innings, unless there is no other', () => {
  const era = (season: string, text: string, inningsPitched: string) =>
    inventedLine({ season, figures: { era: text, inningsPitched } });
  const bestOf = (seasons: (typeof lines)[number][]) =>
    bestSeason(seasons, careerPoints(seasons, figureOf('pitching', 'era'), span), figureOf('pitching', 'era'))?.season;
  expect(bestOf([era('2027', '0.00', '0.1'), era('2028', '3.10', '180.0'), era('2029', '4.00', '150.0')])).toBe('2028');
  expect(bestOf([era('2027', '0.00', '0.1'), era('2028', '9.00', '2.0')])).toBe('2027');
});

test('a career with equal values is drawn too', () => {
  const flat = lines.map((line) => ({ ...line, figures: { avg: '.250' } }));
  expect(careerPoints(flat, figureOf('hitting', 'avg'), span).every(({ y }) => y === 0)).toBe(true);
});
