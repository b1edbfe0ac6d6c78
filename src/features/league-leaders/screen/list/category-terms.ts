import type { LeaderCategoryId } from '../../rules/leader-categories.ts';
import type { TermId } from '#rules/baseball/stats/glossary.ts';

/** The glossary term of each category. */
export const categoryTerms: Readonly<Record<LeaderCategoryId, TermId>> = {
  homeRuns: 'homeRuns',
  stolenBases: 'stolenBases',
  wildPitch: 'wildPitches',
  catcherEarnedRunAverage: 'catcherEra',
  errors: 'errors',
  balk: 'balks',
  blownSaves: 'blownSaves',
  assists: 'assists',
  shutouts: 'shutouts',
  sacrificeBunts: 'sacrificeBunts',
  sacrificeFlies: 'sacrificeFlies',
  runs: 'runs',
  groundoutToFlyoutRatio: 'groundOutsToAirOuts',
  battingAverage: 'avg',
  groundOuts: 'groundOuts',
  numberOfPitches: 'pitchesSeen',
  onBasePercentage: 'obp',
  caughtStealing: 'caughtStealing',
  triplePlays: 'triplePlays',
  walksPer9Inn: 'walksPer9',
  winPercentage: 'pct',
};
