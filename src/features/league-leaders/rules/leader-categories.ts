/** The categories of league leaders in the order of the menu; each belongs to one group of statistics. */
export const leaderCategories = [
  { id: 'homeRuns', name: 'Home Runs', group: 'hitting' },
  { id: 'stolenBases', name: 'Stolen Bases', group: 'hitting' },
  { id: 'wildPitch', name: 'Wild Pitches', group: 'pitching' },
  { id: 'catcherEarnedRunAverage', name: 'Catcher ERA', group: 'catching' },
  { id: 'errors', name: 'Errors', group: 'fielding' },
  { id: 'balk', name: 'Balks', group: 'pitching' },
  { id: 'blownSaves', name: 'Blown Saves', group: 'pitching' },
  { id: 'assists', name: 'Assists', group: 'fielding' },
  { id: 'shutouts', name: 'Shutouts', group: 'pitching' },
  { id: 'sacrificeBunts', name: 'Sacrifice Bunts', group: 'hitting' },
  { id: 'sacrificeFlies', name: 'Sacrifice Flies', group: 'hitting' },
  { id: 'runs', name: 'Runs', group: 'hitting' },
  { id: 'groundoutToFlyoutRatio', name: 'Groundout To Flyout %', group: 'pitching' },
  { id: 'battingAverage', name: 'Batting Average', group: 'hitting' },
  { id: 'groundOuts', name: 'Ground Outs', group: 'hitting' },
  { id: 'numberOfPitches', name: 'Total Pitches Seen', group: 'hitting' },
  { id: 'onBasePercentage', name: 'On Base %', group: 'hitting' },
  { id: 'caughtStealing', name: 'Caught Stealing', group: 'hitting' },
  { id: 'triplePlays', name: 'Triple Plays', group: 'fielding' },
  { id: 'walksPer9Inn', name: 'Walks Per 9', group: 'pitching' },
  { id: 'winPercentage', name: 'Win %', group: 'pitching' },
] as const;

export type LeaderCategoryId = (typeof leaderCategories)[number]['id'];

export const defaultLeaderCategory: LeaderCategoryId = 'wildPitch';
