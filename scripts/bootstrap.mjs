// The entry of every `npm run …`: plain JavaScript without packages, for Node 20.19 and newer. It installs packages and builds the
// product when needed, then runs the command with the pinned Node, which executes TypeScript directly.
import { build, isBuilt } from './bootstrap/build.mjs';
import { install, isInstalled } from './bootstrap/install.mjs';
import { unsupportedNodeMessage } from './bootstrap/node-version.mjs';
import { runPinned } from './bootstrap/run-pinned.mjs';
import { printLine, exitWithMessage } from './bootstrap/messages.mjs';

/** A smaller young generation than V8's 16 MB: 30 MB less for the application without load, and the same time per page. */
const smallHeap = ['--max-semi-space-size=8'];

const commands = {
  start: { script: 'dist/programs/main.js', helpScript: 'src/server/main.ts', flags: smallHeap, needsBuild: true },
  build: { needsBuild: true },
  dev: { script: 'src/server/main.ts', args: ['--dev'] },
  check: { script: 'scripts/check.ts' },
  test: { script: 'scripts/test.ts' },
  'test:season': { script: 'scripts/test-season.ts' },
  'test:long': { script: 'scripts/test-long.ts', needsBuild: true },
  'test:processes': { script: 'scripts/test-processes.ts', needsBuild: true },
  'test:fuzz': { script: 'scripts/test-fuzz.ts' },
  'test:hostile': { script: 'tests/hostile/main.ts', needsBuild: true },
  doctor: { script: 'src/server/doctor/main.ts' },
  admin: { script: 'src/server/admin/main.ts' },
  league: { script: 'league/src/main.ts' },
  record: { script: 'league/src/record/main.ts' },
  'bench:live-bytes': { script: 'tests/bench/live-bytes.ts' },
  'bench:followers': { script: 'tests/bench/followers.ts', needsBuild: true },
  'bench:pages': { script: 'tests/bench/pages.ts', needsBuild: true },
  'bench:crowd': { script: 'tests/bench/crowd.ts', needsBuild: true },
  'bench:workers': { script: 'tests/bench/workers.ts', needsBuild: true },
  'bench:lighthouse': { script: 'tests/bench/lighthouse.ts', needsBuild: true },
  'bench:memory': { script: 'tests/bench/memory.ts', needsBuild: true },
  'bench:hot': { script: 'tests/bench/hot.ts', needsBuild: true },
  'bench:picks': { script: 'tests/bench/picks.ts', needsBuild: true },
  'bench:predictions': { script: 'tests/bench/season-predictions.ts' },
  'bench:grading': { script: 'tests/bench/grading.ts', needsBuild: true },
  'bench:leaderboard': { script: 'tests/bench/leaderboard.ts', needsBuild: true },
  audit: { script: 'scripts/audit-pages.ts', needsBuild: true },
  films: { script: 'studio/make-films.ts', needsBuild: true },
  tour: { script: 'scripts/take-tour.ts', needsBuild: true },
  screenshots: { script: 'scripts/take-screenshots.ts', needsBuild: true },
  'fit:win-probability': { script: 'scripts/fit-win-probability.ts' },
  'fit:forecast': { script: 'scripts/fit-forecast.ts' },
  'judge:forecast': { script: 'scripts/judge-forecast.ts' },
  'judge:live': { script: 'scripts/judge-live.ts' },
  'simulate:skill': { script: 'scripts/simulate-skill.ts' },
  sbom: { script: 'scripts/write-sbom.ts' },
  'verify-image': { script: 'scripts/verify-image.ts' },
  pictures: { script: 'studio/make-pictures.ts' },
};

const [given, ...args] = process.argv.slice(2);
const isDoctorsRecord = given === 'record' && args[0] === 'doctor';
const name = isDoctorsRecord ? 'doctor' : given;
if (isDoctorsRecord) args.splice(0, 1, '--record');
const command = commands[name];
if (!command) exitWithMessage(`Unknown command "${name ?? ''}". Known: ${Object.keys(commands).join(', ')}.`);

const unsupported = unsupportedNodeMessage(process.versions.node);
if (unsupported) exitWithMessage(unsupported);

if (!isInstalled()) {
  printLine('Installing packages (only on the first start; one or two minutes) …');
  install();
}

const isHelp = args.includes('--help') || args.includes('-h');
if (command.needsBuild && !isHelp && !isBuilt()) {
  printLine('Building …');
  build();
}

// help does not wait for a build
const script = (isHelp && command.helpScript) || command.script;
if (script) process.exitCode = await runPinned([...(command.flags ?? []), script, ...(command.args ?? []), ...args]);
