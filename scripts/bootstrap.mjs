// What every `npm run …` goes through: plain JavaScript for any Node from 20.19 on, no packages needed.
// It installs when needed, builds when needed, and hands over to the pinned Node, which runs our TypeScript as it is.
import { build, isBuilt } from './bootstrap/build.mjs';
import { install, isInstalled } from './bootstrap/install.mjs';
import { oldNodeMessage } from './bootstrap/node-version.mjs';
import { runPinned } from './bootstrap/run-pinned.mjs';
import { say, stop } from './bootstrap/say.mjs';

const commands = {
  start: { script: 'src/server/main.ts', needsBuild: true },
  build: { needsBuild: true },
  dev: { script: 'src/server/main.ts', args: ['--dev'] },
  check: { script: 'scripts/check.ts' },
  test: { script: 'scripts/test.ts' },
  'test:season': { script: 'scripts/test-season.ts' },
  'rebuild-tallies': { script: 'src/server/rebuild.ts' },
  league: { script: 'league/src/main.ts' },
  record: { script: 'league/src/record/main.ts' },
  'bench:live-bytes': { script: 'tests/bench/live-bytes.ts' },
  'bench:followers': { script: 'tests/bench/followers.ts', needsBuild: true },
  'bench:pages': { script: 'tests/bench/pages.ts', needsBuild: true },
  'bench:first-view': { script: 'tests/bench/first-view.ts', needsBuild: true },
  'bench:search': { script: 'tests/bench/search.ts' },
  'bench:picks': { script: 'tests/bench/picks.ts', needsBuild: true },
  'bench:grading': { script: 'tests/bench/grading.ts', needsBuild: true },
  'bench:leaderboard': { script: 'tests/bench/leaderboard.ts', needsBuild: true },
  audit: { script: 'scripts/audit-pages.ts', needsBuild: true },
  films: { script: 'studio/make-films.ts', needsBuild: true },
  tour: { script: 'scripts/take-tour.ts', needsBuild: true },
  'bench:fans': { script: 'tests/bench/simulated-fans.ts', needsBuild: true },
  screenshots: { script: 'scripts/take-screenshots.ts', needsBuild: true },
  'fit:win-probability': { script: 'scripts/fit-win-probability.ts' },
  pictures: { script: 'studio/make-pictures.ts' },
};

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) stop(`Unknown command "${name ?? ''}". Known: ${Object.keys(commands).join(', ')}.`);

const tooOld = oldNodeMessage(process.versions.node);
if (tooOld) stop(tooOld);

if (!isInstalled()) {
  say('Installing packages (first start only; a minute or two) …');
  install();
}

const asksHelp = args.includes('--help') || args.includes('-h');
if (command.needsBuild && !asksHelp && !isBuilt()) {
  say('Building the pages …');
  build();
}

if (command.script) process.exitCode = await runPinned(command.script, [...(command.args ?? []), ...args]);
