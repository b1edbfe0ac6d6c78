import { situationOfCard } from '../game/home-chance.ts';
import { isDelayed } from '../game/predicates.ts';
import { rounded } from '../stats/figures.ts';
import { leverageOf } from '../win-probability/what-if.ts';
import { homeWinProbability } from '../win-probability/win-model.ts';
import { describeWorth, type Race } from './describe-worth.ts';
import type { WatchedGame } from './watched-game.ts';

/**
 * How much a live game is worth watching now. `worth`: the leverage of its plate appearance, in which 1 is average, with what else is at
 * stake. `reason`: in words, as they follow the names of the clubs.
 */
export type GameWorth = { gamePk: number; worth: number; reason: string };

/** What is added to the leverage, in its unit. */
const weights = {
  /** an even game in its last inning or later */
  close: 1,
  /** each time another club took the lead, up to `mostChanges`, in an even game */
  leadChange: 0.15,
  extraInnings: 0.5,
  /** a no-hitter in the sixth inning, and how much more in each later one */
  noHitter: 1,
  laterNoHitter: 0.75,
  perfect: 1,
} as const;
const mostChanges = 4;
const firstInningOfNoHitters = 6;
/** A game that decides a whole race has twice its worth, one that moves a chance by a tenth 1.2 times. */
const raceWeight = 2;

/** How often another club took the lead, by the ends of the half-innings so far. */
export function countLeadChanges({ lineScore }: Pick<WatchedGame, 'lineScore'>): number {
  let leader = 0;
  let lead = 0;
  let changes = 0;
  const add = (runs: number) => {
    lead += runs;
    const sign = Math.sign(lead);
    if (sign === 0) return;
    if (leader !== 0 && sign !== leader) changes += 1;
    leader = sign;
  };
  for (const [inning, runs] of (lineScore?.away.runs ?? []).entries()) {
    add(-(runs ?? 0));
    add(lineScore?.home.runs[inning] ?? 0);
  }
  return changes;
}

function noHitterWorth({ noHitter }: WatchedGame, inning: number): number {
  if (noHitter === null) return 0;
  const later = Math.max(0, inning - firstInningOfNoHitters);
  return weights.noHitter + weights.laterNoHitter * later + (noHitter.isPerfect ? weights.perfect : 0);
}

/**
 * The worth of a live game from its card; null for any other game, and for one that is delayed. It depends on the card and the race alone,
 * so that all who see the same card see the same worth.
 */
export function worthOf(card: WatchedGame, race: Race | null = null): GameWorth | null {
  const situation = situationOfCard(card);
  if (situation === null || isDelayed(card)) return null;
  const { inning, scheduledInnings } = situation;
  const chance = homeWinProbability(situation);
  const evenness = 4 * chance * (1 - chance);
  const leadChanges = countLeadChanges(card);
  const ofGame =
    leverageOf(situation, homeWinProbability) +
    weights.close * evenness * Math.min(1, inning / Math.max(1, scheduledInnings)) +
    weights.leadChange * Math.min(mostChanges, leadChanges) * evenness +
    (inning > scheduledInnings ? weights.extraInnings : 0);
  const worth = ofGame * (1 + Math.min(1, raceWeight * (race?.change ?? 0))) + noHitterWorth(card, inning);
  return {
    gamePk: card.gamePk,
    worth: rounded(worth, 2),
    reason: describeWorth(card, { situation, leadChanges, race }),
  };
}
