import type { Forecast } from '../forecast/forecast-shapes.ts';
import { perMille } from '../stats/figures.ts';
import { joinedWinProbability } from '../win-probability/joined-win-probability.ts';
import { nextSituation } from '../win-probability/what-if.ts';
import { homeWinProbability, type Situation } from '../win-probability/win-model.ts';
import type { GameHeader } from './event.ts';
import type { GameCard } from './game-card.ts';
import type { GameView, PlateAppearance, Side } from './model.ts';
import { isBetweenInnings, isLive, isTied } from './predicates.ts';
import type { Progress } from './progress.ts';

/** The part of a forecast from which the chance starts. */
type StartingForecast = Pick<Forecast, 'parts' | 'runEnvironment'>;

/** The bases as in `Situation`. */
export function bitsOf({ first, second, third }: Progress['bases']): number {
  return (first === null ? 0 : 1) + (second === null ? 0 : 2) + (third === null ? 0 : 4);
}

const leadOf = ({ totals }: Progress): number => totals.home.runs - totals.away.runs;

/** In whole ‰; 0 and 1000 are reserved for decided games. */
const undecided = (chance: number): number =>
  chance === 0 || chance === 1 ? chance * 1000 : Math.min(999, Math.max(1, perMille(chance)));

/**
 * The home team's current chance to win, in whole ‰; 0 and 1000 only in a decided game. It starts from the forecast, if the
 * header has one.
 */
export function homeChance(game: Progress, header: GameHeader): number {
  return chanceIn(situationOf(game, header), header.forecast);
}

/** The situation of a game in progress; before the first pitch, that of its start. */
export function situationOf(game: Progress, { scheduledInnings }: Pick<GameHeader, 'scheduledInnings'>): Situation {
  return {
    inning: game.inning ?? 1,
    half: game.half,
    outs: game.outs,
    bases: bitsOf(game.bases),
    homeLead: leadOf(game),
    scheduledInnings,
    hasPlacedRunner: game.hasPlacedRunner,
  };
}

/** The home team's chance in a situation, in whole ‰. */
export function chanceIn(situation: Situation, forecast: StartingForecast | null | undefined): number {
  return undecided(forecast ? joinedWinProbability(situation, forecast) : homeWinProbability(situation));
}

/** The home team's chance after the game, in ‰: 1000 for a win, 0 for a loss, 500 for a tie. */
export function homeResult(game: Progress): number {
  return isTied(game) ? 500 : 500 + 500 * Math.sign(leadOf(game));
}

/** Sets the chance after the newest plate appearance. */
export function withHomeChance(game: Progress, chance: PlateAppearance['homeChance']): Progress {
  return {
    ...game,
    current: game.current && { ...game.current, homeChance: chance },
  };
}

const noRunners = { first: null, second: null, third: null };

type CardFields = Pick<
  GameCard,
  'status' | 'inning' | 'inningState' | 'scheduledInnings' | 'series' | 'outs' | 'bases'
> & { teams: Record<Side, Pick<GameCard['teams'][Side], 'score'>> };

/**
 * The situation of the next plate appearance of a live game, from its card. An extra inning of the season begins with a runner on
 * second, one of the postseason does not. Null for a game that is not being played.
 */
export function situationOfCard(card: CardFields): Situation | null {
  const { inning, inningState, scheduledInnings, teams, series } = card;
  if (!isLive(card) || inning === null || inningState === null) return null;
  const isBetween = isBetweenInnings(card);
  return nextSituation({
    inning,
    half: inningState === 'Top' || inningState === 'Middle' ? 'top' : 'bottom',
    outs: isBetween ? 3 : (card.outs ?? 0),
    bases: isBetween ? 0 : bitsOf(card.bases ?? noRunners),
    homeLead: (teams.home.score ?? 0) - (teams.away.score ?? 0),
    scheduledInnings,
    hasPlacedRunner: series === null,
  });
}

/**
 * The home team's chance to win a live game, in whole ‰, from its card; the live page computes the same from the events. Null
 * for a game that is not being played.
 */
export function cardChance(card: GameCard, forecast: StartingForecast | null): number | null {
  const situation = situationOfCard(card);
  return situation && chanceIn(situation, forecast);
}

type Fields = Pick<GameView, 'inning' | 'inningState' | 'outs' | 'bases' | 'totals' | 'scheduledInnings' | 'series'>;

/**
 * The situation of the next plate appearance of a game in progress. A runner is placed in extra innings, except in the
 * postseason (Official Baseball Rules 7.01(b)). Null before the first pitch.
 */
export function situationOfView(view: Fields): Situation | null {
  const { inning, inningState, totals, scheduledInnings, series } = view;
  if (inning === null || inningState === null) return null;
  return nextSituation({
    inning,
    half: inningState === 'Top' || inningState === 'Middle' ? 'top' : 'bottom',
    outs: isBetweenInnings(view) ? 3 : view.outs,
    bases: bitsOf(view.bases),
    homeLead: totals.home.runs - totals.away.runs,
    scheduledInnings,
    hasPlacedRunner: series === null,
  });
}
