import { gamesDaySchema } from '#contract/games.ts';
import { outfieldersSchema } from '#contract/fielding.ts';
import { isCalledOff, isFinal, isLive, isPickable } from '#domain/game/predicates.ts';
import type { GameCard } from '#domain/game/game-card.ts';

/** A page of the tour: its place in the site and the name of its picture. */
export type TourStop = { name: string; path: string; isSignedIn?: boolean; isMissing?: boolean };

/** A day of the season of `tests/support/app/mid-season.ts` on which it rained. */
const rainyDay = '2026-06-01';

const still: readonly TourStop[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', isSignedIn: true },
  { name: 'login', path: '/login' },
  { name: 'sign-out', path: '/signout', isSignedIn: true },
  { name: 'today', path: '/today' },
  { name: 'today-signed-in', path: '/today', isSignedIn: true },
  { name: 'today-college', path: '/today?level=22' },
  { name: 'today-empty', path: '/today?date=2026-12-24' },
  { name: 'today-postponed', path: `/today?date=${rainyDay}` },
  { name: 'leaderboard', path: '/Leaderboard' },
  { name: 'leaderboard-week', path: '/Leaderboard?period=week', isSignedIn: true },
  { name: 'rosters', path: '/rosters' },
  { name: 'rosters-depth-chart', path: '/rosters?type=depthChart' },
  { name: 'rosters-coaches', path: '/rosters?type=coach' },
  { name: 'standings', path: '/standings' },
  { name: 'transactions', path: '/transactions' },
  { name: 'player', path: '/player/' },
  { name: 'player-search', path: '/player/?q=rod' },
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
  { name: 'blog-called-shot', path: '/blog/Called-Shot' },
  { name: 'blog-bullpen', path: '/blog/Bullpen-Hope' },
  { name: 'blog-expansion', path: '/blog/MLB-Expansion' },
  { name: 'faq', path: '/FAQ' },
  { name: 'test', path: '/test', isSignedIn: true },
  { name: 'not-found', path: '/nowhere', isMissing: true },
  { name: 'api', path: '/api/docs' },
];

const playerViews = ['hitting', 'fielding', 'rankings', 'games', 'minors'];

/** Every page, a game in each of its states and a player in each of his views; `url` of the running application. */
export async function tourStops(url: string, username: string): Promise<TourStop[]> {
  const [today, rained, { outfielders }] = await Promise.all([
    games(`${url}/api/games`),
    games(`${url}/api/games?date=${rainyDay}`),
    read(`${url}/api/fielding/outfielders`).then((answer) => outfieldersSchema.parse(answer)),
  ]);
  const played = [
    ...gameStop('live', today.find(isLive)),
    ...gameStop('preview', today.find(isPickable)),
    ...gameStop('final', today.find(isFinal)),
    ...gameStop('postponed', rained.find(isCalledOff)),
  ];
  const players = outfielders
    .slice(0, 1)
    .flatMap(({ id }) => [
      { name: 'fielding-player', path: `/advanced-fielding?player=${id}` },
      ...playerViews.map((view) => ({ name: `player-${view}`, path: `/player/${id}/?group=${view}` })),
    ]);
  const fans = [
    { name: 'user-own', path: `/user/${username}`, isSignedIn: true },
    { name: 'user-other', path: `/user/${username}` },
  ];
  return [...still, ...played, ...players, ...fans];
}

/** The stops whose names contain one of the words; without words, all. */
export function stopsNamed(stops: readonly TourStop[], words: readonly string[]): TourStop[] {
  return stops.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

const gameStop = (state: string, game: GameCard | undefined): TourStop[] =>
  game === undefined ? [] : [{ name: `game-${state}`, path: `/TodaysGame/${game.gamePk}` }];

async function games(address: string): Promise<GameCard[]> {
  return gamesDaySchema.parse(await read(address)).games;
}

async function read(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}
