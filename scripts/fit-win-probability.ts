// Fits the win-probability model and evaluates it on games outside the fit: `npm run tool -- fit-win-probability FOLDER`
// (the folder holds win-expectancy/stats.2011 … stats.2021 and retrosheet-gl2023.txt). Writes fitted-rates.ts.
import { writeFile } from 'node:fs/promises';
import { mergeCells, type Cell } from './win-probability/cell.ts';
import { estimateByConstant, estimateByModel, estimateByTable } from './win-probability/estimates.ts';
import { computeDeciles, predictCells, computeErrors, type Prediction } from './win-probability/evaluate.ts';
import { fitRates } from './win-probability/fit-rates.ts';
import { formatRatesFile, ratesPath } from './win-probability/format-rates-file.ts';
import { readLineScores } from './win-probability/read-line-scores.ts';
import { readSeason } from './win-probability/read-seasons.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Pass the folder of past results: npm run tool -- fit-win-probability FOLDER');

const fittedSeasons = [2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019];
const seasons = new Map<number, Cell[]>();
for (const season of fittedSeasons) seasons.set(season, await readSeason(folder, season));
const cellsWithout = (excluded: number | null) =>
  mergeCells([...seasons].flatMap(([season, cells]) => (season === excluded ? [] : cells)));

const print = (line: string) => process.stdout.write(`${line}\n`);

function printErrors(name: string, all: Prediction[]): void {
  const { plays, logLoss, brier } = computeErrors(all);
  print(`  ${name.padEnd(20)} ${plays} plays, log-loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}`);
}

function printDeciles(all: Prediction[]): void {
  for (const { plays, predicted, observed } of computeDeciles(all)) {
    print(`    predicted ${(predicted * 100).toFixed(1)} %, observed ${(observed * 100).toFixed(1)} %, ${plays} plays`);
  }
}

print('Each season from 2011 to 2019, with rates fitted to the other eight:');
const crossValidated = fittedSeasons.map((season) => {
  const others = cellsWithout(season);
  const cells = mergeCells(seasons.get(season) ?? []);
  return {
    model: predictCells(cells, estimateByModel(fitRates(others))),
    table: predictCells(cells, estimateByTable(others)),
    constant: predictCells(cells, estimateByConstant(others)),
  };
});
printErrors(
  'model',
  crossValidated.flatMap(({ model }) => model),
);
printErrors(
  'table of situations',
  crossValidated.flatMap(({ table }) => table),
);
printErrors(
  'constant',
  crossValidated.flatMap(({ constant }) => constant),
);
printDeciles(crossValidated.flatMap(({ model }) => model));

const all = cellsWithout(null);
const rates = fitRates(all);

function compare(title: string, cells: readonly Cell[]): void {
  print(title);
  printErrors('model', predictCells(cells, estimateByModel(rates)));
  printErrors('table of situations', predictCells(cells, estimateByTable(all)));
  printErrors('constant', predictCells(cells, estimateByConstant(all)));
}

for (const season of [2020, 2021]) {
  compare(`${season}, without games that had a placed runner or seven innings:`, await readSeason(folder, season));
}
const halfInnings = await readLineScores(folder, 2023);
const regular = halfInnings.filter(({ situation }) => situation.inning <= 9);
compare('2023, at the start of each half-inning:', regular);
printDeciles(predictCells(regular, estimateByModel(rates)));
const extra = halfInnings.filter(({ situation }) => situation.inning > 9);
print('2023, extra innings, which start with a runner on second:');
printErrors('model', predictCells(extra, estimateByModel(rates)));
printErrors('constant', predictCells(extra, estimateByConstant(all)));

await writeFile(ratesPath, formatRatesFile(rates));
