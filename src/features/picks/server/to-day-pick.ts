import type { StoredForecast } from '#features/forecasts/server/read-forecast.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { cardChance } from '#rules/baseball/game/home-chance.ts';
import { isOver, isLive, isPickable } from '#rules/baseball/game/predicates.ts';
import { type CountedPick, type PickWorth, standingOutcome } from '#rules/picks/as-it-stands.ts';
import type { PickState } from '#rules/picks/model.ts';
import { orderingPitch, isSettled, pickState } from '#rules/picks/pick-outcomes.ts';
import type { Outcome } from '#rules/picks/scoring.ts';
import type { GradedPick } from '#rules/picks/tally.ts';
import type { DayPick } from '../contract/my-picks.ts';
import type { StoredPick } from './read-stored-picks.ts';
import { toPickable } from './record-game.ts';

/** A pick with its game, and its outcome as it stands. */
export type StandingPick = StoredPick & {
  card: GameCard;
  state: PickState;
  firstPitchAt: number;
  outcome: Outcome | null;
};

/** The first pitch that orders a pick in the streak. */
function firstPitchOf({ game }: StoredPick): number {
  return game.settledPitchAt?.getTime() ?? orderingPitch(toPickable(game));
}

/** The stored game as the viewer's card shows it. */
function gameOfCard(game: StoredPick['game'], card: GameCard): StoredPick['game'] {
  return { ...game, phase: card.status.phase, winnerId: isOver(card) ? game.winnerId : null };
}

function toStandingPick(stored: StoredPick, card: GameCard, now: number): StandingPick {
  const { pick, game } = stored;
  const state = pickState(pick, toPickable(game), now);
  const joined = { ...stored, card, firstPitchAt: firstPitchOf(stored) };
  if (isSettled(state)) return { ...joined, state, outcome: pick.outcome ?? state };
  const isPlayed = isLive(card) || isOver(card);
  return { ...joined, state: isPlayed ? 'live' : state, outcome: standingOutcome(pick.winnerId, card) };
}

/** Orders picks by the first pitches of their games, then by gamePk. */
export function byFirstPitchOf(one: StoredPick, other: StoredPick): number {
  return firstPitchOf(one) - firstPitchOf(other) || one.pick.gamePk - other.pick.gamePk;
}

/**
 * Joins stored picks with the cards of their games, in the order of first pitches; without those whose card is missing. A card is newer
 * than the stored game, or that of the viewer's instant (null: now): then the game is as the card shows it.
 */
export function joinCards(
  picks: readonly StoredPick[],
  byGame: ReadonlyMap<number, GameCard>,
  { now, instant }: { now: number; instant: number | null },
): StandingPick[] {
  const joined = picks.flatMap((stored) => {
    const card = byGame.get(stored.pick.gamePk);
    if (card === undefined) return [];
    const game = instant === null ? stored.game : gameOfCard(stored.game, card);
    return [toStandingPick({ ...stored, game }, card, now)];
  });
  return joined.toSorted(byFirstPitchOf);
}

/** The pick for the tally; empty if it is not graded. */
export function toCounted(stored: StoredPick): CountedPick[] {
  const { outcome, bases, ...pick } = stored.pick;
  return outcome === null ? [] : [{ ...pick, firstPitchAt: firstPitchOf(stored), state: outcome, bases: bases ?? 0 }];
}

/** The pick as it would be graded; empty if it is graded or not decided. */
export function toPending({ pick, firstPitchAt, outcome }: StandingPick): GradedPick[] {
  return pick.outcome === null && outcome !== null ? [{ ...pick, firstPitchAt, state: outcome }] : [];
}

function homeChance(card: GameCard, forecast: StoredForecast | null): number | null {
  if (isPickable(card)) return forecast && firstChance(forecast.homeWinProbability);
  return cardChance(card, forecast);
}

type Known = { worth: PickWorth | undefined; forecast: StoredForecast | null };

export function toDayPick({ pick, game, card, state, outcome }: StandingPick, { worth, forecast }: Known): DayPick {
  const chance = isSettled(state) ? null : homeChance(card, forecast);
  const isHome = pick.winnerId === card.teams.home.id;
  const counts = outcome !== null && outcome !== 'void';
  return {
    game: card,
    winnerId: pick.winnerId,
    state,
    outcome,
    bases: counts ? (worth?.bases ?? null) : null,
    endsStreak: outcome === 'wrong' ? (worth?.streakBefore ?? 0) : 0,
    streakAfter: counts ? (worth?.streakAfter ?? null) : null,
    chance: chance === null || isHome ? chance : 1000 - chance,
    locksAt: game.locksAt?.getTime() ?? null,
  };
}
