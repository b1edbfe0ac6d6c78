/** The main categories in the order of the overview, with the names of the Stats API. */
export const overviewCategories = [
  { id: 'homeRuns', group: 'hitting', name: 'Home runs' },
  { id: 'battingAverage', group: 'hitting', name: 'Batting average' },
  { id: 'runsBattedIn', group: 'hitting', name: 'Runs batted in' },
  { id: 'onBasePlusSlugging', group: 'hitting', name: 'On base plus slugging' },
  { id: 'stolenBases', group: 'hitting', name: 'Stolen bases' },
  { id: 'wins', group: 'pitching', name: 'Wins' },
  { id: 'earnedRunAverage', group: 'pitching', name: 'Earned run average' },
  { id: 'strikeouts', group: 'pitching', name: 'Strikeouts' },
  { id: 'saves', group: 'pitching', name: 'Saves' },
  { id: 'walksAndHitsPerInningPitched', group: 'pitching', name: 'Walks and hits per inning' },
] as const;

export const overviewLimit = 5;
