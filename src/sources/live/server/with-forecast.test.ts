import { expect, test } from 'vitest';
import type { Forecast } from '#rules/baseball/forecast/forecast-shapes.ts';
import { fold } from '#rules/baseball/game/fold.ts';
import { inventedHeader } from '#rules/baseball/game/testing/invented-game.ts';
import { start } from '#rules/baseball/game/testing/play-script.ts';
import { readingOf, scriptedReader } from './testing/scripted-reader.ts';
import { withForecast } from './with-forecast.ts';

const parts = { home: Math.log(1.5), clubs: 0, starters: 0, lineups: 0 };
const forecast: Forecast = { homeWinProbability: 0.6, parts, runEnvironment: 0 };
const first = readingOf([start(0, 1, 'top', 101, 210)]);

/** A reader with the forecasts that the database returns, one per reading; an error fails. */
function startReader(...stored: (Forecast | null | Error)[]) {
  const source = scriptedReader(first);
  let reads = 0;
  const reader = withForecast(source, () => {
    const next = stored[reads] ?? null;
    reads += 1;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  return { reader, source, countReads: () => reads };
}

const chanceOf = ({ log }: { log: typeof first.log }) => fold(log, Infinity).plateAppearance?.homeChance;

test('the win probability of a live game starts from the forecast, which is read once', async () => {
  const { reader, countReads } = startReader(forecast);
  const opened = await reader.read();
  expect(chanceOf(opened)).toBe(600);
  expect(fold(opened.log, Infinity)).not.toHaveProperty('forecast');
  expect((await reader.read()).log).toBe(opened.log);
  expect(countReads()).toBe(1);
});

test('a game without a forecast has the win probability of the situation, and its log is unchanged', async () => {
  const { reader, countReads } = startReader(null);
  expect((await reader.read()).log).toBe(first.log);
  expect(chanceOf(await reader.read())).toBe(532);
  expect(countReads()).toBe(1);
});

test('before the game, the forecast is not read, because it can change', async () => {
  const { reader, source, countReads } = startReader(forecast);
  const status = { ...inventedHeader.status, phase: 'open' as const };
  source.next = { ...first, log: { ...first.log, header: { ...first.log.header, status } } };
  await reader.read();
  expect(countReads()).toBe(0);
});

test('after a failure of the database, the forecast is read again', async () => {
  const { reader } = startReader(new Error('no database'), forecast);
  expect([chanceOf(await reader.read()), chanceOf(await reader.read())]).toEqual([532, 600]);
});
