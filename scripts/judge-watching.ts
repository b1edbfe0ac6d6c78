// Judges which live game is named as worth watching, on evenings of the simulated league and on the recorded games as one evening:
// `npm run tool -- judge-watching [--evenings 10] [--all]` prints what was named each half hour, and how often it was the game with the
// largest swing of the win probability in the following ten minutes. `--all` judges each minute, not only each half hour.
import { parseArgs } from 'node:util';
import { judgeEvening, summarize, type Judged } from './watching/judge-evening.ts';
import { recordedEvening, simulatedEvenings } from './watching/read-evenings.ts';

const { values } = parseArgs({
  options: { evenings: { type: 'string', default: '10' }, all: { type: 'boolean', default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const step = values.all ? 1 : 30;

function report(name: string, judged: readonly Judged[]): void {
  print(name);
  if (!values.all) for (const { line } of judged) print(`  ${line}`);
}

const simulated: Judged[] = [];
for (const { name, games } of simulatedEvenings(Number(values.evenings))) {
  const judged = judgeEvening(games, step);
  report(name, judged);
  simulated.push(...judged);
}
for (const line of summarize(simulated)) print(line);
const recorded = recordedEvening();
if (recorded === null) print('The recorded games are absent: ../shared/recorded');
else {
  const judged = judgeEvening(recorded.games, step);
  report(recorded.name, judged);
  for (const line of summarize(judged)) print(line);
}
