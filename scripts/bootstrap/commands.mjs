/** A smaller young generation than V8's 16 MB: 30 MB less for the application without load, and the same time per page. */
const smallHeap = ['--max-semi-space-size=8'];

const needsBuild = true;

/** Commands with several parts: the first word selects one. */
const parts = {
  test: {
    season: { about: '100 seasons of 30 days; npm test plays three of 5 days' },
    long: { about: 'whole games, brackets, and the accessibility of every page in every look', needsBuild },
    processes: { about: 'three processes on one database behind a proxy: kills and restarts', needsBuild },
    fuzz: { about: '1,000,000 random API requests; npm test sends 20,000' },
    hostile: {
      script: 'tests/hostile/main.ts',
      about: 'bad upstream responses on every page of the running application',
      needsBuild,
    },
    simulator: { about: 'what the simulated league knows at 40 times of 90 days' },
    kills: { about: '1,000 kills of writing programs; npm test kills 42' },
  },
  check: { baseline: { about: 'records a frozen site, or compares the present checkout with a recording' } },
  bench: {
    alerts: {
      about: 'a moment for 20,000 subscribers of a club, and live viewers meanwhile; baseline: no alerts',
    },
    chances: {
      about:
        'processor time of the chances of a season, and live viewers meanwhile; baseline: a fixed loop, no simulation',
    },
    crowd: { about: 'pages and API responses per second; baseline: node:http with the same bytes' },
    fairness: {
      about:
        'a visitor beside one who requests the dearest addresses on eight connections; baseline: the visitor alone',
    },
    'first-view': {
      about:
        'first view of every public page on a slow processor: blocking, paint, shift; baseline: the page without scripts',
    },
    followers: { about: 'processor time and upstream requests of following games; baseline: one subscriber' },
    games: { about: 'heap while 3,000 finished games are read; baseline: that of the second 600' },
    grading: { about: 'grading of games and days, beside other requests; baseline: plain rows inserted' },
    greedy: { about: 'what one visitor leaves of the requests to the upstream; baseline: no such visitor' },
    hot: { about: 'a fast game, taps and keys on a slow processor; baseline: a bare page that makes the same change' },
    leaderboard: { about: 'pages of the leaderboard of a million users; baseline: select 1' },
    lighthouse: { about: 'first view of every public page; baseline: the page without scripts' },
    machines: { about: 'updates through three instances (needs nginx, nats-server); baseline: one instance' },
    memory: { about: 'start time, and memory with many subscribers; baseline: a Node program that serves HTTP' },
    pages: { about: 'bytes, upstream requests and time of each page; baseline: a static file' },
    picks: { about: 'picks a second, and a rush before a lock; baseline: the commit of one row' },
    'season-predictions': { about: 'scoring of 100,000 predicted tables and brackets; baseline: one updated column' },
  },
  tool: {
    audit: {
      script: 'scripts/audit-pages.ts',
      about: 'Lighthouse on every public page, both widths and themes',
      needsBuild,
    },
    films: {
      script: 'studio/make-films.ts',
      about: 'records the films of the blog; needs ffmpeg (studio/README.md)',
      needsBuild,
    },
    'fit-forecast': {
      script: 'scripts/fit-forecast.ts',
      about: 'FOLDER: fits the forecast to game logs, and draws docs/model.md',
    },
    'fit-win-probability': {
      script: 'scripts/fit-win-probability.ts',
      about: 'FOLDER: fits the win probability to the results of past seasons',
    },
    'judge-chances': {
      script: 'scripts/judge-chances.ts',
      about: 'FOLDER OUT.csv [BATTERS]: chances of each club on each third day',
    },
    'judge-forecast': {
      script: 'scripts/judge-forecast.ts',
      about: 'FOLDER OUT.csv [BATTERS]: a forecast for each game of the logs',
    },
    'judge-live': {
      script: 'scripts/judge-live.ts',
      about: 'FOLDER OUT.csv [BATTERS]: both win probabilities of each half-inning',
    },
    'judge-watching': {
      script: 'scripts/judge-watching.ts',
      about: 'which live game is named as worth watching, against the largest swing in the next ten minutes',
    },
    pictures: { script: 'studio/make-pictures.ts', about: 'generates the picture files after a drawing has changed' },
    sbom: { script: 'scripts/write-sbom.ts', about: 'bill of materials and licenses of the packages' },
    screenshots: { script: 'scripts/take-screenshots.ts', about: 'takes the screenshots of the README', needsBuild },
    simulator: {
      script: 'simulator/src/main.ts',
      about: 'the simulated league on its own port (simulator/README.md)',
    },
    'simulate-skill': {
      script: 'scripts/simulate-skill.ts',
      about: 'compares the boards with the true skill of invented users',
    },
    tour: { script: 'scripts/take-tour.ts', about: 'screenshots of every page, both widths and themes', needsBuild },
    'verify-image': {
      script: 'scripts/verify-image.ts',
      about: 'performs the steps of the Dockerfile without a container engine',
    },
  },
};

const commands = {
  start: { script: 'dist/programs/main.js', helpScript: 'src/app/server/main.ts', flags: smallHeap, needsBuild },
  build: { needsBuild },
  dev: { script: 'src/app/server/main.ts', first: ['--dev'] },
  check: { script: 'scripts/check.ts' },
  test: { script: 'scripts/test.ts' },
  doctor: { script: 'src/app/operator/doctor/main.ts' },
  admin: { script: 'src/app/operator/commands/main.ts' },
  record: { script: 'simulator/src/record/main.ts' },
  bench: {},
  tool: {},
};

/** Finds the script and the arguments of a command, or the message that explains what can be run. */
export function findCommand([name, ...words]) {
  if (name === 'record' && words[0] === 'doctor') return findCommand(['doctor', '--record', ...words.slice(1)]);
  const command = commands[name];
  if (!command) return { message: `Unknown command "${name ?? ''}". Known: ${Object.keys(commands).join(', ')}.` };
  const known = parts[name];
  if (!known || (words.length === 0 && command.script))
    return { ...command, args: [...(command.first ?? []), ...words] };
  const [word, ...args] = words;
  const part = known[word];
  if (!part) return { message: listParts(name, known, word) };
  if (name === 'bench') return { script: `tests/bench/${word}.ts`, needsBuild, args };
  return part.script ? { ...part, args } : { ...command, ...part, args: words };
}

function listParts(name, known, word) {
  const lines = Object.entries(known).map(([part, { about }]) => `  ${part.padEnd(20)} ${about}`);
  const fault = word === undefined ? [] : [`Unknown: ${word}.`];
  return [...fault, `npm run ${name} -- NAME, where NAME is one of`, ...lines].join('\n');
}
