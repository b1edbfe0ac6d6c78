import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { startLeague } from '#tests/support/league/start-league.ts';
import { listFinishedGames } from './measure/list-finished-games.ts';
import { measureGame } from './measure/measure-game.ts';
import { percentile } from './measure/percentile.ts';
import type { GameBytes } from './measure/measure-game.ts';

/** Measures the bytes of whole games for one viewer: from this server, by polling the upstream's feed, and by polling its diffPatch. */
const recordedGames = [777687, 744914, 716896, 747175];
const simulatedGames = 4;

if (hasRecordings) report('recorded', await measureLeague({ LEAGUE: `recorded:${recordingsFolder}` }));
else process.stdout.write('recorded: skipped, the recordings are not next to this checkout\n');
report('simulated', await measureLeague({ LEAGUE: 'simulated', LEAGUE_SEED: '1' }));

async function measureLeague(settings: Record<string, string>): Promise<GameBytes[]> {
  const league = await startLeague(settings);
  const gamePks = settings.LEAGUE === 'simulated' ? await listFinishedGames(league, simulatedGames) : recordedGames;
  const games: GameBytes[] = [];
  for (const gamePk of gamePks) games.push(await measureGame(league.url, gamePk));
  await league.stop();
  return games;
}

function report(name: string, games: GameBytes[]): void {
  const updates = games.flatMap((game) => game.updates);
  const sum = (of: (game: GameBytes) => number) => games.reduce((total, game) => total + of(game), 0);
  const serverBytes = sum((game) => game.updates.reduce((total, bytes) => total + bytes, game.snapshot));
  const lines = [
    `${name}: ${games.length} whole games, polled every 10 s, ${sum((game) => game.polls)} polls`,
    `  updates ${updates.length}: median ${percentile(updates, 50)} B, p99 ${percentile(updates, 99)} B, most ${Math.max(...updates)} B (SSE framing included, uncompressed)`,
    `  first snapshot: median ${percentile(
      games.flatMap((game) => game.snapshots),
      50,
    )} B, most ${Math.max(...games.flatMap((game) => game.snapshots))} B (brotli)`,
    `  a viewer of a whole game: ${kilobytes(serverBytes / games.length)}`,
    `  polling the feed instead: ${kilobytes(sum((game) => game.polling) / games.length)} (gzip), ${ratio(
      sum((game) => game.polling),
      serverBytes,
    )} × this server`,
    `  its diffPatch instead:    ${kilobytes(sum((game) => game.diffPatch) / games.length)} (gzip), ${ratio(
      sum((game) => game.diffPatch),
      serverBytes,
    )} × this server`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

function ratio(upstreamBytes: number, serverBytes: number): string {
  return (upstreamBytes / serverBytes).toFixed(1);
}
