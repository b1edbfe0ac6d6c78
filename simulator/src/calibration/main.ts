import { createLeague } from '../create-league.ts';
import { mlb2023, seasonRates, type SeasonRates } from '../stats/season-rates.ts';

/**
 * Prints a table that compares simulated seasons with MLB 2023: `node simulator/src/calibration/main.ts [seed …]`.
 * The default is the seed that the test of the season rates uses.
 */
const seeds = process.argv.length > 2 ? process.argv.slice(2) : ['calibration'];
const openingDay = '2026-03-26';
const afterTheSeason = Date.parse('2026-12-01T00:00:00Z');

const labels: Readonly<Record<keyof SeasonRates, string>> = {
  games: 'games',
  runs: 'runs per team and game',
  plateAppearances: 'plate appearances per team and game',
  strikeoutShare: 'strikeouts per plate appearance',
  walkShare: 'walks per plate appearance',
  homeRuns: 'home runs per team and game',
  hitsOnBallsInPlay: 'batting average on balls in play',
  pitchesPerPlateAppearance: 'pitches per plate appearance',
  stealAttempts: 'stolen-base attempts per team and game',
  stealSuccess: 'stolen-base success',
  homeWins: 'games won by the home club',
  oneRunGames: 'games decided by one run',
  extraInningGames: 'games with extra innings',
};

function isRate(key: string): key is keyof SeasonRates {
  return key in labels;
}

function row(rates: SeasonRates, key: keyof SeasonRates): string {
  const [simulated, actual] = [rates[key], mlb2023[key]];
  const difference = `${((simulated / actual - 1) * 100).toFixed(1)} %`;
  return `${labels[key].padEnd(40)}${simulated.toFixed(4).padStart(10)}${actual.toFixed(4).padStart(12)}${difference.padStart(12)}`;
}

for (const seed of seeds) {
  const started = performance.now();
  const rates = seasonRates(createLeague({ seed, openingDay }), afterTheSeason);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const head = `${`seed ${seed}`.padEnd(40)}${'league'.padStart(10)}${'MLB 2023'.padStart(12)}${'difference'.padStart(12)}`;
  const lines = Object.keys(labels)
    .filter(isRate)
    .map((key) => row(rates, key));
  process.stdout.write(`${[head, ...lines].join('\n')}\nsimulated in ${seconds} s\n\n`);
}
