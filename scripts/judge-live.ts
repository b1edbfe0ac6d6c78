// Writes both win probabilities at the start of each half-inning of a folder of game logs:
// `npm run tool -- judge-live FOLDER OUT.csv [BATTERS]` (the folder holds Retrosheet's glYYYY.txt; years may be missing).
// BATTERS, a folder of Chadwick's batting-platoon-YYYY.csv of these and three earlier years: the lineups count, and what they change is printed.
import { compareHalfInnings } from './forecast/compare-lineups.ts';
import { judgeLive } from './forecast/judge-live.ts';
import { writeJudgments } from './game-logs/read-game-logs.ts';

await writeJudgments({ name: 'judge-live', judge: judgeLive, compare: compareHalfInnings });
