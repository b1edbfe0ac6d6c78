// Fits the win-probability model and judges it on games that it was not fitted to: `npm run fit:win-probability -- FOLDER`
// (the folder holds win-expectancy/stats.2011 … stats.2021 and retrosheet-gl2023.txt). Writes fitted-rates.ts.
import { writeFile } from 'node:fs/promises';
import { merged, type Cell } from './win-probability/cell.ts';
import { byConstant, byModel, byTable } from './win-probability/estimates.ts';
import { fitRates } from './win-probability/fit-rates.ts';
import { deciles, judged, verdictOn, type Judged } from './win-probability/judge.ts';
import { ratesFile, ratesPath } from './win-probability/rates-file.ts';
import { readLineScores } from './win-probability/read-line-scores.ts';
import { readSeason } from './win-probability/read-seasons.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Where are the results? npm run fit:win-probability -- FOLDER');

const fittedSeasons = [2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019];
const seasons = new Map<number, Cell[]>();
for (const season of fittedSeasons) seasons.set(season, await readSeason(folder, season));
const allBut = (left: number | null) =>
  merged([...seasons].flatMap(([season, cells]) => (season === left ? [] : cells)));

const tell = (line: string) => process.stdout.write(`${line}\n`);

function tellVerdict(name: string, all: Judged[]): void {
  const { plays, logLoss, brier } = verdictOn(all);
  tell(`  ${name.padEnd(20)} ${plays} plays, log-loss ${logLoss.toFixed(4)}, Brier ${brier.toFixed(4)}`);
}

function tellDeciles(all: Judged[]): void {
  for (const { plays, said, came } of deciles(all)) {
    tell(`    said ${(said * 100).toFixed(1)} %, came ${(came * 100).toFixed(1)} %, ${plays} plays`);
  }
}

tell('Each season from 2011 to 2019, by the other eight:');
const apart = fittedSeasons.map((season) => {
  const others = allBut(season);
  const cells = merged(seasons.get(season) ?? []);
  return {
    model: judged(cells, byModel(fitRates(others))),
    table: judged(cells, byTable(others)),
    constant: judged(cells, byConstant(others)),
  };
});
tellVerdict(
  'model',
  apart.flatMap(({ model }) => model),
);
tellVerdict(
  'table of situations',
  apart.flatMap(({ table }) => table),
);
tellVerdict(
  'constant',
  apart.flatMap(({ constant }) => constant),
);
tellDeciles(apart.flatMap(({ model }) => model));

const all = allBut(null);
const rates = fitRates(all);

function compare(title: string, cells: readonly Cell[]): void {
  tell(title);
  tellVerdict('model', judged(cells, byModel(rates)));
  tellVerdict('table of situations', judged(cells, byTable(all)));
  tellVerdict('constant', judged(cells, byConstant(all)));
}

for (const season of [2020, 2021]) {
  compare(
    `${season}, of which the games with a placed runner or of seven innings are missing:`,
    await readSeason(folder, season),
  );
}
const halfInnings = await readLineScores(folder, 2023);
const regular = halfInnings.filter(({ situation }) => situation.inning <= 9);
compare('2023, at the beginning of each half-inning:', regular);
tellDeciles(judged(regular, byModel(rates)));
const extra = halfInnings.filter(({ situation }) => situation.inning > 9);
tell('2023, the same of extra innings, which begin with a runner on second:');
tellVerdict('model', judged(extra, byModel(rates)));
tellVerdict('constant', judged(extra, byConstant(all)));

await writeFile(ratesPath, ratesFile(rates));
