import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { load, loadIfPossible } from './api/load.ts';
import { leagueQuery } from './api/queries/league.ts';
import { sessionQuery } from './api/queries/session.ts';
import { pageContext } from './page-context.ts';
import type { PageHandle } from './page-handle.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

type PageModule = { Component: React.ComponentType; loader?: RouteObject['loader'] };

function page(path: string, module: string, lazy: () => Promise<PageModule>): RouteObject {
  return { path, lazy, handle: { module: `src/web/pages/${module}`, pattern: path } satisfies PageHandle };
}

async function loadShell({ context }: LoaderFunctionArgs): Promise<null> {
  const pageData = context.get(pageContext);
  await Promise.all([
    load(pageData, leagueQuery(pageData.call)),
    loadIfPossible(pageData, sessionQuery(pageData.call)),
  ]);
  return null;
}

const notFoundHead = { title: '404 NOT FOUND', description: 'There is no such page.' };

/** Every address of the site, in one table. Each page is loaded with its route. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      path: '/',
      Component: Shell,
      loader: loadShell,
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: createPages(),
        },
      ],
    },
  ];
}

function createPages(): RouteObject[] {
  return [
    page('', 'home/home-page.tsx', () => import('./pages/home/home-page.tsx')),
    page('today', 'today/today-page.tsx', () => import('./pages/today/today-page.tsx')),
    page('TodaysGame/:gamePk', 'live-game/live-game-page.tsx', () => import('./pages/live-game/live-game-page.tsx')),
    page('player', 'player/player-page.tsx', () => import('./pages/player/player-page.tsx')),
    page('player/:playerId', 'player/player-page.tsx', () => import('./pages/player/player-page.tsx')),
    page('test', 'test/test-page.tsx', () => import('./pages/test/test-page.tsx')),
    page('login', 'login/login-page.tsx', () => import('./pages/login/login-page.tsx')),
    page('signout', 'signout/signout-page.tsx', () => import('./pages/signout/signout-page.tsx')),
    page('Leaderboard', 'leaderboard/leaderboard-page.tsx', () => import('./pages/leaderboard/leaderboard-page.tsx')),
    page('standings', 'standings/standings-page.tsx', () => import('./pages/standings/standings-page.tsx')),
    page('user/:username', 'user-home/user-home-page.tsx', () => import('./pages/user-home/user-home-page.tsx')),
    page(
      'league-leaders',
      'league-leaders/league-leaders-page.tsx',
      () => import('./pages/league-leaders/league-leaders-page.tsx'),
    ),
    page(
      'advanced-fielding',
      'advanced-fielding/advanced-fielding-page.tsx',
      () => import('./pages/advanced-fielding/advanced-fielding-page.tsx'),
    ),
    page('rosters', 'rosters/rosters-page.tsx', () => import('./pages/rosters/rosters-page.tsx')),
    page(
      'transactions',
      'transactions/transactions-page.tsx',
      () => import('./pages/transactions/transactions-page.tsx'),
    ),
    page('teams', 'teams/teams-page.tsx', () => import('./pages/teams/teams-page.tsx')),
    page('free-agents', 'free-agents/free-agents-page.tsx', () => import('./pages/free-agents/free-agents-page.tsx')),
    page('venue', 'venue/venue-page.tsx', () => import('./pages/venue/venue-page.tsx')),
    page(
      'rolling-metrics',
      'rolling-metrics/rolling-metrics-page.tsx',
      () => import('./pages/rolling-metrics/rolling-metrics-page.tsx'),
    ),
    page('blog', 'blog/blog-page.tsx', () => import('./pages/blog/blog-page.tsx')),
    page('blog/:name', 'blog/blog-page.tsx', () => import('./pages/blog/blog-page.tsx')),
    page('FAQ', 'faq/faq-page.tsx', () => import('./pages/faq/faq-page.tsx')),
    ...(import.meta.env.DEV
      ? [page('styleguide', 'styleguide/styleguide-page.tsx', () => import('./pages/styleguide/styleguide-page.tsx'))]
      : []),
    { path: '*', id: 'not-found', Component: NotFoundPage, loader: () => notFoundHead },
  ];
}
