import { addDays } from '../../clock/league-date.ts';
import type { ScheduledGame } from '../../model.ts';
import { ordinal } from '../game/linescore-body.ts';
import type { JsonObject } from '../json.ts';
import { clubReferenceById } from '../references.ts';
import { runsAt } from '../game/runs-at.ts';
import type { World } from '../world.ts';

/** The state of a series between two clubs. */
export function seriesStatus(world: World, game: ScheduledGame): JsonObject {
  const { league } = world;
  const date = game.listings[0]?.officialDate ?? '';
  const games = league
    .gamesOfClub(game.homeId, addDays(date, -6), addDays(date, 6))
    .filter(
      (other) =>
        other.awayId === game.awayId && other.homeId === game.homeId && other.gamesInSeries === game.gamesInSeries,
    );
  const scores = games.map((other) => runsAt(world, other)).filter((score) => score?.isFinal);
  const away = scores.filter((score) => score && score.away > score.home).length;
  const home = scores.filter((score) => score && score.home > score.away).length;
  const leader = Math.max(away, home);
  const winning = away === home ? null : clubReferenceById(league, away > home ? game.awayId : game.homeId);
  const isOver = scores.length >= game.gamesInSeries;
  const verb = isOver ? 'won' : 'leads';
  return {
    gameNumber: game.seriesGameNumber,
    totalGames: game.gamesInSeries,
    isTied: away === home,
    isOver,
    wins: leader,
    losses: Math.min(away, home),
    ...(winning
      ? { winningTeam: winning, losingTeam: clubReferenceById(league, away > home ? game.homeId : game.awayId) }
      : {}),
    description: game.seriesDescription,
    shortDescription: `${ordinal(game.seriesGameNumber)} of ${game.gamesInSeries}`,
    result: winning ? `${winning.name} ${verb} ${leader}-${Math.min(away, home)}` : `Series tied ${away}-${home}`,
    shortName: 'Series',
  };
}
