import type { GameCard } from './game-card.ts';
import { bitsOf, chanceIn, type StartingForecast } from './home-chance.ts';
import { isBetweenInnings, isLive } from './predicates.ts';

const noRunners = { first: null, second: null, third: null };

/**
 * The home team's chance to win a live game, in whole ‰, from its card; the live page computes the same from the events. Null
 * for a game that is not being played. An extra inning of the season begins with a runner on second, one of the postseason
 * does not.
 */
export function cardChance(card: GameCard, forecast: StartingForecast | null): number | null {
  const { inning, inningState, scheduledInnings, teams, series } = card;
  if (!isLive(card) || inning === null || inningState === null) return null;
  const isBetween = isBetweenInnings(card);
  return chanceIn(
    {
      inning,
      half: inningState === 'Top' || inningState === 'Middle' ? 'top' : 'bottom',
      outs: isBetween ? 3 : (card.outs ?? 0),
      bases: isBetween ? 0 : bitsOf(card.bases ?? noRunners),
      homeLead: (teams.home.score ?? 0) - (teams.away.score ?? 0),
      scheduledInnings,
      hasPlacedRunner: inning > scheduledInnings && series === null,
    },
    forecast,
  );
}
