/** Figures that follow from results, which a viewer can open one topic at a time, with their names in a sentence. */
export const resultTopics = {
  standings: 'the standings',
  postseason: 'the results of the postseason',
  players: 'the figures of players',
  leaders: 'the league leaders',
  form: 'the recent figures of players and clubs',
  leaderboard: 'scores and streaks of users',
  picks: 'the outcomes of your picks',
  results: 'figures that follow from results',
} as const;

export type ResultTopic = keyof typeof resultTopics;
