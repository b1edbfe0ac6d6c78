// Writes a forecast for each game of a folder of game logs:
// `npm run tool -- judge-forecast FOLDER OUT.csv [BATTERS]` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
// BATTERS, a folder of Chadwick's batting-platoon-YYYY.csv of these and three earlier years: the lineups count, and what they change is printed.
import { compareForecasts } from './forecast/compare-lineups.ts';
import { judgeForecast } from './forecast/judge-forecast.ts';
import { writeJudgments } from './game-logs/read-game-logs.ts';

await writeJudgments({ name: 'judge-forecast', judge: judgeForecast, compare: compareForecasts });
