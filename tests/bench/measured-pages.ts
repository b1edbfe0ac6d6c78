import { readGames } from '#tests/support/read-games.ts';
import { isFinal, isLive } from '#domain/game/predicates.ts';

/** Pages that have data of their own, each by an address that a visitor would follow. */
const pages = [
  '/today',
  '/Leaderboard',
  '/rosters',
  '/standings',
  '/transactions',
  '/player/',
  '/rolling-metrics',
  '/league-leaders',
  '/free-agents',
  '/advanced-fielding',
  '/teams',
];

/** Those that the application has, with a game in progress and a finished one. */
export async function measuredPages(appUrl: string): Promise<string[]> {
  const games = await readGames(appUrl);
  const live = games.find(isLive);
  const final = games.find(isFinal);
  const addresses = [...pages, ...[live, final].flatMap((game) => (game ? [`/TodaysGame/${game.gamePk}`] : []))];
  const answers = await Promise.all(addresses.map((address) => fetch(`${appUrl}${address}`)));
  return addresses.filter((_, index) => answers[index]?.status === 200);
}
