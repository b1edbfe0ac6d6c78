import { fieldingSeasonSchema } from '#features/fielding/contract.ts';
import { listedPaths } from '#platform/api/fixed-pages.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import { isOver, isLive } from '#rules/baseball/game/predicates.ts';
import { readGames } from '#tests/support/app/read-games.ts';
import { fetchAsNewVisitor } from './fetch-as-new-visitor.ts';

/** Paths of the listed pages, a player, an outfielder's whole season, a live game and a finished game; missing pages are left out. */
export async function listMeasuredPages(appUrl: string): Promise<string[]> {
  const games = await readGames(appUrl);
  const live = games.find(isLive);
  const final = games.find(isOver);
  const { season, player } = fieldingSeasonSchema.parse(await (await fetch(`${appUrl}/api/fielding`)).json());
  const ofPlayer = player
    ? [fillPath(pages.player.itemPath, player.id), `${pages['advanced-fielding'].path}?season=${Number(season) - 1}`]
    : [];
  const paths = [
    ...listedPaths(),
    ...ofPlayer,
    ...[live, final].flatMap((game) => (game ? [fillPath(pages['live-game'].itemPath, game.gamePk)] : [])),
  ];
  const available: string[] = [];
  // one at a time: the rate limit of the upstream client would refuse some of many at once
  for (const path of paths) if ((await fetchAsNewVisitor(`${appUrl}${path}`)).status === 200) available.push(path);
  return available;
}
