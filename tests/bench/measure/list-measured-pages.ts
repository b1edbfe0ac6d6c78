import { fieldingSeasonSchema } from '#contract/fielding.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { isFinal, isLive } from '#domain/game/predicates.ts';

/** Pages that have data of their own, each by an address that a visitor would follow. */
const pages = [
  '/today',
  '/Leaderboard',
  '/rosters',
  '/standings',
  '/transactions',
  '/rolling-metrics',
  '/league-leaders',
  '/free-agents',
  '/teams',
];

/** Those that the application has, with a player, a whole season of an outfielder, a game in progress and a finished one. */
export async function listMeasuredPages(appUrl: string): Promise<string[]> {
  const games = await readGames(appUrl);
  const live = games.find(isLive);
  const final = games.find(isFinal);
  const { season, player } = fieldingSeasonSchema.parse(await (await fetch(`${appUrl}/api/fielding`)).json());
  const ofPlayer = player ? [`/player/${player.id}/`, `/advanced-fielding?season=${Number(season) - 1}`] : [];
  const addresses = [
    ...pages,
    ...ofPlayer,
    ...[live, final].flatMap((game) => (game ? [`/TodaysGame/${game.gamePk}`] : [])),
  ];
  const available: string[] = [];
  // one after the other: all at once would be refused for want of turns to ask the upstream
  for (const address of addresses) if ((await fetch(`${appUrl}${address}`)).status === 200) available.push(address);
  return available;
}
