// Fits the forecast and evaluates it on games outside the fit: `npm run tool -- fit-forecast FOLDER`
// (the folder holds game-logs/gl2010.txt … gl2021.txt, retrosheet-gl2023.txt and FiveThirtyEight's file). Writes
// fitted-parameters.ts and the plots of docs/model.md. With `--plots`, it only draws the plots.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fittedParameters } from '#rules/baseball/forecast/fitted-parameters.ts';
import { forecastInOrder } from '#rules/baseball/forecast/update-state.ts';
import { drawCalibration } from './forecast/draw-calibration.ts';
import { fitParameters } from './forecast/fit-parameters.ts';
import { formatParametersFile, parametersPath } from './forecast/format-parameters-file.ts';
import { gameKey } from './forecast/judge-forecast.ts';
import { predictHalfInnings } from './forecast/predict-half-innings.ts';
import { readFiveThirtyEight } from './forecast/read-five-thirty-eight.ts';
import { toPredictions } from './forecast/to-predictions.ts';
import { readGameLog, readGameLogs } from './game-logs/read-game-logs.ts';
import { computeErrors, type Prediction } from './win-probability/evaluate.ts';

const [folder, option] = process.argv.slice(2);
if (folder === undefined) throw new Error('Pass the folder of past results: npm run tool -- fit-forecast FOLDER');

const print = (line: string) => process.stdout.write(`${line}\n`);
const showLoss = (all: readonly Prediction[]): string => {
  const { plays, logLoss, brier } = computeErrors(all);
  return `log-loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}, ${plays} predictions`;
};

const fitted = await readGameLogs(join(folder, 'game-logs'));
const logs = [...fitted, ...(await readGameLog(join(folder, 'retrosheet-gl2023.txt')))];
const published = await readFiveThirtyEight(join(folder, 'fivethirtyeight-mlb-games-2016-2021.csv'), logs);
const judgedSeasons = [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021];

function evaluateWithoutSeason(): void {
  print('Each season, with parameters fitted to the other seasons:');
  const compared: { ours: Prediction[]; theirs: Prediction[] } = { ours: [], theirs: [] };
  for (const judged of judgedSeasons) {
    const forecasts = forecastInOrder(fitted, fitParameters(fitted, judged));
    print(`  ${judged}: ${showLoss(toPredictions(fitted, forecasts, ({ season }) => season === judged))}`);
    const isCompared = (log: (typeof logs)[number]) =>
      judged >= 2019 && log.season === judged && published.has(gameKey(log));
    const theirs = forecasts.map((each, place) => {
      const log = fitted[place];
      return { ...each, homeWinProbability: (log && published.get(gameKey(log))) ?? each.homeWinProbability };
    });
    compared.ours.push(...toPredictions(fitted, forecasts, isCompared));
    compared.theirs.push(...toPredictions(fitted, theirs, isCompared));
  }
  print(`2019 to 2021, games with a forecast by FiveThirtyEight: ${showLoss(compared.ours)}`);
  print(`  FiveThirtyEight: ${showLoss(compared.theirs)}`);
}

async function fit(): Promise<typeof fittedParameters> {
  evaluateWithoutSeason();
  const parameters = fitParameters(fitted, null);
  await writeFile(parametersPath, formatParametersFile(parameters));
  return parameters;
}

const parameters = option === '--plots' ? fittedParameters : await fit();
const forecasts = forecastInOrder(logs, parameters);
print('Each season, with the parameters of the product (2023 is not part of the fit):');
const halfInnings = predictHalfInnings(logs, forecasts);
for (const season of [...judgedSeasons, 2023]) {
  print(`  ${season}: ${showLoss(toPredictions(logs, forecasts, (log) => log.season === season))}`);
  const those = halfInnings.filter((each) => each.season === season);
  print(`    half-innings, joined: ${showLoss(those.map(({ joined }) => joined))}`);
  print(`    half-innings, state only: ${showLoss(those.map(({ stateOnly }) => stateOnly))}`);
}
const drawHomeWins = (title: string, predictions: Prediction[], count: number) =>
  drawCalibration('home wins', [{ title, predictions }], count);
const judged = (season: number) => season >= 2012;
const plots = join(import.meta.dirname, '..', 'docs', 'model');
await mkdir(plots, { recursive: true });
const games = toPredictions(logs, forecasts, ({ season }) => judged(season));
await writeFile(join(plots, 'forecast.svg'), drawHomeWins('Forecast before the game', games, 20));
const innings = halfInnings.filter(({ season }) => judged(season)).map(({ joined }) => joined);
await writeFile(join(plots, 'live.svg'), drawHomeWins('At the start of each half-inning', innings, 10));
