import { gamesDaySchema } from '#contract/games.ts';
import { isFinal, isLive, isPickable } from '#domain/game/predicates.ts';

/** A page of the tour: its place in the site and the name of its picture. */
export type TourStop = { name: string; path: string; isSignedIn?: boolean };

const still: readonly TourStop[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', isSignedIn: true },
  { name: 'login', path: '/login' },
  { name: 'sign-out', path: '/signout', isSignedIn: true },
  { name: 'today', path: '/today' },
  { name: 'today-signed-in', path: '/today', isSignedIn: true },
  { name: 'today-college', path: '/today?level=22' },
  { name: 'today-empty', path: '/today?date=2026-12-24' },
  { name: 'leaderboard', path: '/Leaderboard' },
  { name: 'leaderboard-week', path: '/Leaderboard?period=week', isSignedIn: true },
  { name: 'rosters', path: '/rosters' },
  { name: 'rosters-depth-chart', path: '/rosters?type=depthChart' },
  { name: 'rosters-coaches', path: '/rosters?type=coach' },
  { name: 'standings', path: '/standings' },
  { name: 'transactions', path: '/transactions' },
  { name: 'player', path: '/player/' },
  { name: 'player-hitting', path: '/player/?group=hitting' },
  { name: 'rolling-hitting', path: '/rolling-metrics' },
  { name: 'rolling-pitching', path: '/rolling-metrics?group=pitching' },
  { name: 'leaders', path: '/league-leaders' },
  { name: 'leaders-home-runs', path: '/league-leaders?category=homeRuns' },
  { name: 'free-agents', path: '/free-agents' },
  { name: 'free-agents-signed', path: '/free-agents?view=signed' },
  { name: 'fielding', path: '/advanced-fielding' },
  { name: 'teams', path: '/teams' },
  { name: 'venue', path: '/venue' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-bullpen', path: '/blog/Bullpen-Hope' },
  { name: 'blog-expansion', path: '/blog/MLB-Expansion' },
  { name: 'faq', path: '/FAQ' },
  { name: 'test', path: '/test', isSignedIn: true },
  { name: 'not-found', path: '/nowhere' },
  { name: 'api', path: '/api/docs' },
];

const states = [
  ['live', isLive],
  ['preview', isPickable],
  ['final', isFinal],
] as const;

/** Every page, and a game in each of its states; `url` of the running application. */
export async function tourStops(url: string, username: string): Promise<TourStop[]> {
  const { games } = gamesDaySchema.parse(await (await fetch(`${url}/api/games`)).json());
  const played = states.flatMap(([name, isIn]) => {
    const game = games.find(isIn);
    return game === undefined ? [] : [{ name: `game-${name}`, path: `/TodaysGame/${game.gamePk}` }];
  });
  const fans = [
    { name: 'user-own', path: `/user/${username}`, isSignedIn: true },
    { name: 'user-other', path: `/user/${username}` },
  ];
  return [...still, ...played, ...fans];
}
