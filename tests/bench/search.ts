import { findPlayers } from '#domain/players/find-players.ts';
import { percentile } from './measure/percentile.ts';

/** Measures the search among ten thousand players, separately for each text. */
const first = ['José', 'Mateo', 'Elly', 'Bobby', 'Søren', 'Yoshinobu', 'Aaron', 'Luis', 'Corbin', 'Zoë'];
const last = [
  'Ramírez',
  'De La Cruz',
  'Witt',
  'Okafor',
  'Peña',
  'Yamamoto',
  'Judge',
  'Castillo',
  'Carroll',
  'Ångström',
];
const texts = ['j', 'ra', 'pena', 'de la', 'yamamoto 77', 'ström', 'a', 'zz', 'witt jr', 'corbin carroll 9'];
const rounds = 200;

const players = Array.from({ length: 10_000 }, (_, index) => ({
  name: `${first[index % 10]} ${last[Math.floor(index / 10) % 10]} ${Math.floor(index / 100)}`,
}));

const firstSearchMs = measure(() => findPlayers(players, 'first search of the list'));
const medians = texts.map((text) => ({
  text,
  median: percentile(
    Array.from({ length: rounds }, () => measure(() => findPlayers(players, text))),
    50,
  ),
}));
const slowest = medians.toSorted((a, b) => b.median - a.median)[0];

process.stdout.write(
  [
    `${players.length} players, ${rounds} searches for each of ${texts.length} texts:`,
    `  slowest text ${JSON.stringify(slowest?.text)}: median ${slowest?.median.toFixed(3)} ms`,
    `  the list's names are folded once, when it is searched first: ${firstSearchMs.toFixed(1)} ms`,
    '',
  ].join('\n'),
);

function measure(search: () => unknown): number {
  const start = performance.now();
  search();
  return performance.now() - start;
}
