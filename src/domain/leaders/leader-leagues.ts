/** The two leagues of the majors as a filter names them, with the league's own numbers. */
export const leaderLeagues = [
  { id: 'AL', name: 'American League', leagueId: 103 },
  { id: 'NL', name: 'National League', leagueId: 104 },
] as const;

export type LeaderLeague = (typeof leaderLeagues)[number];
export type LeaderLeagueId = LeaderLeague['id'];
