import type { TermId } from '#rules/baseball/stats/glossary.ts';

/** The categories of league leaders in the order of the menu, each with its group of statistics and its glossary term. */
export const leaderCategories = [
  { id: 'homeRuns', name: 'Home Runs', group: 'hitting', term: 'homeRuns' },
  { id: 'stolenBases', name: 'Stolen Bases', group: 'hitting', term: 'stolenBases' },
  { id: 'wildPitch', name: 'Wild Pitches', group: 'pitching', term: 'wildPitches' },
  { id: 'catcherEarnedRunAverage', name: 'Catcher ERA', group: 'catching', term: 'catcherEra' },
  { id: 'errors', name: 'Errors', group: 'fielding', term: 'errors' },
  { id: 'balk', name: 'Balks', group: 'pitching', term: 'balks' },
  { id: 'blownSaves', name: 'Blown Saves', group: 'pitching', term: 'blownSaves' },
  { id: 'assists', name: 'Assists', group: 'fielding', term: 'assists' },
  { id: 'shutouts', name: 'Shutouts', group: 'pitching', term: 'shutouts' },
  { id: 'sacrificeBunts', name: 'Sacrifice Bunts', group: 'hitting', term: 'sacrificeBunts' },
  { id: 'sacrificeFlies', name: 'Sacrifice Flies', group: 'hitting', term: 'sacrificeFlies' },
  { id: 'runs', name: 'Runs', group: 'hitting', term: 'runs' },
  { id: 'groundoutToFlyoutRatio', name: 'Groundout To Flyout %', group: 'pitching', term: 'groundOutsToAirOuts' },
  { id: 'battingAverage', name: 'Batting Average', group: 'hitting', term: 'avg' },
  { id: 'groundOuts', name: 'Ground Outs', group: 'hitting', term: 'groundOuts' },
  { id: 'numberOfPitches', name: 'Total Pitches Seen', group: 'hitting', term: 'pitchesSeen' },
  { id: 'onBasePercentage', name: 'On Base %', group: 'hitting', term: 'obp' },
  { id: 'caughtStealing', name: 'Caught Stealing', group: 'hitting', term: 'caughtStealing' },
  { id: 'triplePlays', name: 'Triple Plays', group: 'fielding', term: 'triplePlays' },
  { id: 'walksPer9Inn', name: 'Walks Per 9', group: 'pitching', term: 'walksPer9' },
  { id: 'winPercentage', name: 'Win %', group: 'pitching', term: 'pct' },
] as const satisfies readonly (Record<'id' | 'name' | 'group', string> & { term: TermId })[];

export type LeaderCategoryId = (typeof leaderCategories)[number]['id'];

export const defaultLeaderCategory: LeaderCategoryId = 'wildPitch';
