import { checkSession, deleteUser, exportUser, login, logout, patchUser, signup, user } from './accounts.ts';
import { game, gameBox, gamePlays, games, gameStream } from './games.ts';
import { league } from './league.ts';
import { headshot, teamLogo } from './pictures.ts';
import type { Endpoint } from './endpoint.ts';
import type { RouteName } from './routes.ts';

/** Every call of the public API. A route without a server handler, or the other way round, does not compile. */
export const endpoints = {
  league,
  games,
  game,
  gameStream,
  gamePlays,
  gameBox,
  headshot,
  teamLogo,
  checkSession,
  login,
  signup,
  logout,
  user,
  patchUser,
  deleteUser,
  exportUser,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
