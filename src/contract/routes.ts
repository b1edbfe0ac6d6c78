/**
 * Method and path of every call: plain data, so that the browser carries no validator.
 * Each has its schemas in the contract file of its feature; `endpoints.ts` joins both halves.
 */
export const routes = {
  league: { method: 'GET', path: '/api/league' },
  games: { method: 'GET', path: '/api/games' },
  game: { method: 'GET', path: '/api/games/:gamePk' },
  gameStream: { method: 'GET', path: '/api/games/:gamePk/stream' },
  gamePlays: { method: 'GET', path: '/api/games/:gamePk/plays' },
  gameBox: { method: 'GET', path: '/api/games/:gamePk/box' },
  headshot: { method: 'GET', path: '/api/headshots/:file' },
  teamLogo: { method: 'GET', path: '/api/team_logo_images/:file' },
  teamScoreLogo: { method: 'GET', path: '/api/team_logo_images/:name.webp' },
  collegeLogo: { method: 'GET', path: '/api/:teamId.svg' },
  profilePicture: { method: 'GET', path: '/api/profile_pictures/:file' },
  checkSession: { method: 'GET', path: '/api/check_session' },
  login: { method: 'POST', path: '/api/login' },
  signup: { method: 'POST', path: '/api/signup' },
  logout: { method: 'DELETE', path: '/api/logout' },
  user: { method: 'GET', path: '/api/users/:id' },
  patchUser: { method: 'PATCH', path: '/api/users/:id' },
  deleteUser: { method: 'DELETE', path: '/api/users/:id' },
  exportUser: { method: 'GET', path: '/api/users/:id/export' },
  submitPrediction: { method: 'POST', path: '/api/predictions' },
  withdrawPrediction: { method: 'DELETE', path: '/api/predictions/:gamePk' },
  dayPredictions: { method: 'GET', path: '/api/predictions' },
  userPredictions: { method: 'GET', path: '/api/users/:id/predictions' },
  leaderboard: { method: 'GET', path: '/api/leaderboard' },
  leaderboardPage: { method: 'GET', path: '/api/leaderboard/page' },
  standings: { method: 'GET', path: '/api/standings' },
  standingsRace: { method: 'GET', path: '/api/standings/race' },
  fan: { method: 'GET', path: '/api/fans/:username' },
  teamRoster: { method: 'GET', path: '/api/teams/:teamId/roster' },
  transactions: { method: 'GET', path: '/api/transactions' },
  seasons: { method: 'GET', path: '/api/seasons' },
  teams: { method: 'GET', path: '/api/teams' },
  leagueLeaders: { method: 'GET', path: '/api/league-leaders' },
  fielding: { method: 'GET', path: '/api/fielding' },
  outfielders: { method: 'GET', path: '/api/fielding/outfielders' },
} as const;

export type RouteName = keyof typeof routes;
export type Route = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string };
