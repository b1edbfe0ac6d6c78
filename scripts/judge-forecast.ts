// Writes a forecast for each game of a folder of game logs:
// `npm run tool -- judge-forecast FOLDER OUT.csv` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
import { judgeForecast } from './forecast/judge-forecast.ts';
import { writeJudgments } from './game-logs/read-game-logs.ts';

await writeJudgments('judge-forecast', judgeForecast);
