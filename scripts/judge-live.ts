// Writes both win probabilities at the start of each half-inning of a folder of game logs:
// `npm run tool -- judge-live FOLDER OUT.csv` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
import { judgeLive } from './forecast/judge-live.ts';
import { writeJudgments } from './game-logs/read-game-logs.ts';

await writeJudgments('judge-live', judgeLive);
