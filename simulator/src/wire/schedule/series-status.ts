import { addDays } from '../../clock/league-date.ts';
import type { ScheduledGame } from '../../model.ts';
import { ordinal } from '../game/linescore-body.ts';
import type { JsonObject } from '../json.ts';
import { clubReferenceById } from '../references.ts';
import { runsAt } from '../game/runs-at.ts';
import type { World } from '../world.ts';

/** The ids of the winners of the games of a series that have ended; null for a tie. */
function winnersOf(world: World, game: ScheduledGame): readonly (number | null)[] {
  if (game.postseason)
    return game.postseason.results.filter(({ endedAt }) => endedAt <= world.now).map(({ winnerId }) => winnerId);
  const date = game.listings[0]?.officialDate ?? '';
  return world.league
    .gamesOfClub(game.homeId, addDays(date, -6), addDays(date, 6))
    .filter(
      (other) =>
        other.awayId === game.awayId && other.homeId === game.homeId && other.gamesInSeries === game.gamesInSeries,
    )
    .flatMap((other) => {
      const score = runsAt(world, other);
      if (!score?.isFinal) return [];
      return score.away === score.home ? [null] : [score.away > score.home ? game.awayId : game.homeId];
    });
}

/** The state of a series between two clubs. */
export function seriesStatus(world: World, game: ScheduledGame): JsonObject {
  const { league } = world;
  const { postseason, gamesInSeries, seriesGameNumber } = game;
  const winners = winnersOf(world, game);
  const away = winners.filter((winner) => winner === game.awayId).length;
  const home = winners.filter((winner) => winner === game.homeId).length;
  const leader = Math.max(away, home);
  const winning = away === home ? null : clubReferenceById(league, away > home ? game.awayId : game.homeId);
  const isOver = postseason ? leader > gamesInSeries / 2 : winners.length >= gamesInSeries;
  const verb = isOver ? 'won' : 'leads';
  return {
    gameNumber: seriesGameNumber,
    totalGames: gamesInSeries,
    isTied: away === home,
    isOver,
    wins: leader,
    losses: Math.min(away, home),
    ...(winning
      ? { winningTeam: winning, losingTeam: clubReferenceById(league, away > home ? game.homeId : game.awayId) }
      : {}),
    description: postseason?.name ?? game.seriesDescription,
    shortDescription: postseason
      ? `${postseason.shortName} Game ${seriesGameNumber}`
      : `${ordinal(seriesGameNumber)} of ${gamesInSeries}`,
    result: winning ? `${winning.name} ${verb} ${leader}-${Math.min(away, home)}` : `Series tied ${away}-${home}`,
    shortName: postseason?.shortName ?? 'Series',
  };
}
