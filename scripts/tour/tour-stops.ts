import { outfieldersSchema } from '#features/fielding/contract.ts';
import { gamesDaySchema } from '#features/games/contract.ts';
import { fixedPages } from '#platform/api/fixed-pages.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isCalledOff, isOver, isLive, isPickable } from '#rules/baseball/game/predicates.ts';

/** A page of the tour; the name is also that of its screenshot. */
export type TourStop = { name: string; path: string; isSignedIn?: boolean; isMissing?: boolean };

/** A day with a postponed game in the season of `tests/support/app/mid-season.ts`. */
const rainyDay = '2026-06-01';

/** Further states of pages; the first state of every page comes from the table of pages. */
const states: readonly TourStop[] = [
  { name: 'home-signed-in', path: '/', isSignedIn: true },
  { name: 'today-signed-in', path: '/today', isSignedIn: true },
  { name: 'today-college', path: '/today?level=22' },
  { name: 'today-empty', path: '/today?date=2026-12-24' },
  { name: 'today-postponed', path: `/today?date=${rainyDay}` },
  { name: 'wall-overlay', path: '/wall?theme=transparent' },
  { name: 'my-picks-visitor', path: '/my-picks' },
  { name: 'practice-visitor', path: '/practice' },
  { name: 'practice-day', path: '/practice?date=2026-06-05', isSignedIn: true },
  { name: 'season-report-visitor', path: '/my-picks/season' },
  { name: 'fan-bases-month', path: '/leagues/fan-bases?period=month', isSignedIn: true },
  { name: 'leagues-visitor', path: '/leagues?code=7K2M9-QX4RT' },
  { name: 'leaderboard-week', path: '/Leaderboard?period=week', isSignedIn: true },
  { name: 'rosters-depth-chart', path: '/rosters?type=depthChart' },
  { name: 'rosters-coaches', path: '/rosters?type=coach' },
  { name: 'player-search', path: '/player/?q=rod' },
  { name: 'rolling-metrics-pitching', path: '/rolling-metrics?group=pitching' },
  { name: 'league-leaders-home-runs', path: '/league-leaders?category=homeRuns' },
  { name: 'league-leaders-players', path: '/league-leaders?view=players' },
  { name: 'club', path: '/teams/121' },
  { name: 'teams-triple-a', path: '/teams?level=11' },
  { name: 'venue-club', path: '/venue?team=115' },
  { name: 'schedule-club', path: '/schedule?team=121' },
  { name: 'schedule-month', path: '/schedule?team=121&span=month' },
  { name: 'free-agents-signed', path: '/free-agents?view=signed' },
  { name: 'blog-called-shot', path: '/blog/Called-Shot' },
  { name: 'blog-bullpen', path: '/blog/Bullpen-Hope' },
  { name: 'blog-expansion', path: '/blog/MLB-Expansion' },
  { name: 'search-results', path: '/search?q=br' },
  { name: 'settings-security', path: '/settings/security', isSignedIn: true },
  { name: 'settings-notifications', path: '/settings/notifications', isSignedIn: true },
  { name: 'not-found', path: '/nowhere', isMissing: true },
  { name: 'api', path: '/api/docs' },
];

const playerViews = ['hitting', 'fielding', 'rankings', 'games', 'minors'];

/** Every page, a game in each of its states and a player in each view; `url` is the URL of the running application. */
export async function listTourStops(url: string, username: string): Promise<TourStop[]> {
  const [today, rainedOut, { outfielders }] = await Promise.all([
    readGamesDay(`${url}/api/games`),
    readGamesDay(`${url}/api/games?date=${rainyDay}`),
    readJson(`${url}/api/fielding/outfielders`).then((response) => outfieldersSchema.parse(response)),
  ]);
  const gameStops = [
    ...toGameStop('live', today.find(isLive)),
    ...toGameStop('preview', today.find(isPickable)),
    ...toGameStop('final', today.find(isOver)),
    ...toGameStop('postponed', rainedOut.find(isCalledOff)),
    ...rainedOut.flatMap(({ rescheduledTo }) =>
      rescheduledTo === null ? [] : [{ name: 'today-doubleheader', path: `/today?date=${rescheduledTo}` }],
    ),
  ];
  const players = outfielders.slice(0, 1).flatMap(({ id }) => [
    {
      name: 'compare-players',
      path: `${pages.compare.path}?players=${outfielders
        .map((each) => each.id)
        .slice(0, 3)
        .join(',')}`,
    },
    { name: 'fielding-player', path: `${pages['advanced-fielding'].path}?player=${id}` },
    ...playerViews.map((view) => ({
      name: `player-${view}`,
      path: `${fillPath(pages.player.itemPath, id)}?group=${view}`,
    })),
  ]);
  const users = [
    { name: 'user-own', path: fillPath(pages['user-home'].itemPath, username), isSignedIn: true },
    { name: 'user-other', path: fillPath(pages['user-home'].itemPath, username) },
  ];
  const first = fixedPages().map(({ name, path, needsSession }) => ({ name, path, isSignedIn: needsSession }));
  return [...first, ...states, ...gameStops, ...players, ...users];
}

/** Returns the stops whose names contain one of the words; all without words. */
export function filterStops(stops: readonly TourStop[], words: readonly string[]): TourStop[] {
  return stops.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

const toGameStop = (state: string, game: GameCard | undefined): TourStop[] =>
  game === undefined
    ? []
    : [
        { name: `game-${state}`, path: fillPath(pages['live-game'].itemPath, game.gamePk) },
        { name: `scorecard-${state}`, path: fillPath(pages.scorecard.itemPath, game.gamePk) },
      ];

async function readGamesDay(url: string): Promise<GameCard[]> {
  return gamesDaySchema.parse(await readJson(url)).games;
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}
