import { inventedUser } from '#app/testing/invented-games.ts';
import type { GamesDay } from '#features/games/contract.ts';
import type { LeaderboardPage } from '#features/leaderboard/contract.ts';
import type { League } from '#features/league/contract.ts';
import { boardPage, boardRow } from '#pages/leaderboard/testing/invented-board.ts';
import { ApiError } from '#platform/api/api-error.ts';
import type { CallParts } from '#platform/api/endpoint.ts';
import { callUrl } from '#platform/page/call.ts';
import { createBracket, type PostseasonGame } from '#rules/baseball/bracket.ts';
import { cardOfView } from '#rules/baseball/game/card-of-view.ts';
import { chanceSeries } from '#rules/baseball/game/chance-series.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { oddDay, oddGames, oddNow } from '#rules/baseball/game/testing/odd-games.ts';
import { boxOfScorecard } from '#rules/baseball/scorecard/box-of-scorecard.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';

/** A league of odd days: what its endpoints respond. All it has is invented, and nothing in it changes. */
const freshness = { asOf: oddNow, isStale: false };
const season = oddDay.slice(0, 4);
const postseasonDay = `${season}-10-11`;

const league: League = {
  kind: 'simulated',
  notice: 'Every player here is invented.',
  copyright: 'Invented data.',
  simulatedFans: 0,
  now: oddNow,
  speed: 1,
  today: oddDay,
};

function toCard({ header, events }: GameLog): GameCard {
  const view = fold({ header, events }, Infinity);
  const { away, home } = header.teams;
  const { probablePitchers } = header;
  const { gamePk, officialDate, startsAt, status, venue, doubleHeaderGame, noPicksReason } = header;
  const facts = { gamePk, officialDate, startsAt, status, venue, doubleHeaderGame, noPicksReason };
  const teams = {
    away: { ...away, score: null, probablePitcher: probablePitchers?.away ?? null },
    home: { ...home, score: null, probablePitcher: probablePitchers?.home ?? null },
  };
  const card = cardOfView(inventedCard({ ...facts, teams }), view);
  return status.phase === 'held' ? { ...card, resumesOn: `${season}-06-02` } : card;
}

const cards = Object.values(oddGames).map(toCard);
const clubOf = (card: GameCard | undefined, side: 'away' | 'home') => card?.teams[side] ?? inventedCard().teams[side];
const undecided = {
  ...inventedCard().teams.away,
  id: 0,
  name: 'To be determined',
  shortName: 'TBD',
  abbreviation: 'TBD',
};
const unplayed = (club: GameCard['teams']['away']) => ({ ...club, score: null, probablePitcher: null });
const [rainDelay, doubleheader, , , blowout, noHitter] = cards;

/** A final, a game to come, one club unknown, and neither club known. */
const postseasonCards: GameCard[] = [
  { ...(blowout ?? inventedCard()), series: 'AL Division Series · Game 2 of 5 · Yankees lead 2–0' },
  inventedCard({
    gamePk: 3201,
    startsAt: Date.UTC(2031, 9, 11, 21, 8),
    series: 'NL Division Series · Game 1 of 5',
    teams: { away: unplayed(clubOf(rainDelay, 'away')), home: unplayed(clubOf(doubleheader, 'home')) },
  }),
  inventedCard({
    gamePk: 3202,
    startsAt: Date.UTC(2031, 9, 12, 0, 8),
    series: 'AL Championship Series · Game 1 of 7',
    teams: { away: undecided, home: unplayed(clubOf(noHitter, 'home')) },
  }),
  inventedCard({
    gamePk: 3203,
    status: inventedStatus('open', { startTimeTbd: true }),
    series: 'World Series · Game 7 of 7, if necessary',
    teams: { away: undecided, home: undecided },
  }),
].map((game) => ({ ...game, officialDate: postseasonDay }));

/** Days by what is odd about them. */
const emptyDays: Record<string, string | undefined> = {
  [`${season}-06-12`]: `${season}-06-13`,
  [`${season}-07-16`]: `${season}-07-18`,
  [`${season}-12-24`]: undefined,
};

function dayOf({ date = oddDay }: { date?: string }): GamesDay {
  const games = date === oddDay ? cards : date === postseasonDay ? postseasonCards : [];
  const nextDay = emptyDays[date];
  return { date, level: 1, games, ...(nextDay === undefined ? {} : { nextDay }), freshness };
}

const teamOf = ({ id, name, shortName, abbreviation }: GameCard['teams']['away']) => ({
  id,
  name,
  shortName,
  abbreviation,
});
const playedSeries = (number: number, runs: readonly [number, number] | null): PostseasonGame => ({
  gamePk: 3300 + number,
  round: 'division',
  league: 'AL',
  seriesNumber: 1,
  number,
  length: 5,
  date: `${season}-10-0${number + 4}`,
  startsAt: null,
  phase: runs === null ? 'open' : 'final',
  isIfNecessary: number > 3,
  away: { team: teamOf(clubOf(blowout, 'away')), score: runs?.[0] ?? null },
  home: { team: teamOf(clubOf(noHitter, 'home')), score: runs?.[1] ?? null },
});

const scores = [[25, 3], [0, 1], null, null, null] as const;

const longest = 'southpaw.sabermetrician.of.the.bleachers';
const boards: Record<string, Partial<LeaderboardPage>> = {
  season: { total: 0, rows: [] },
  month: { total: 1, rows: [boardRow({ username: inventedUser.username, movement: null })] },
  week: {
    total: 2,
    rows: [
      boardRow({ username: longest, totalScore: 12_345, longestStreak: 112, currentStreak: 112, movement: null }),
      boardRow({ username: longest.toUpperCase(), rank: 2, totalScore: 9, profilePic: '', movement: null }),
    ],
  },
};

const dayInput = ({ query }: CallParts): { date?: string; period?: string } => query ?? {};

/** What the endpoints of one game respond, by route. */
function answersOfGame(log: GameLog) {
  const view = fold(log, Infinity);
  const { gamePk, missingPlays } = view;
  const plays = plateAppearances(log);
  const people = Object.fromEntries(Object.entries(log.header.players).map(([id, { name }]) => [id, name]));
  const scorecard = scorecardAt(log);
  const version = 1;
  return {
    '': { version, view, freshness },
    '/plays': { gamePk, version, plateAppearances: plays, missingPlays, people },
    '/box': { ...boxOfScorecard(scorecard, view), freshness },
    '/win-probability': { ...chanceSeries(plays), situationOnly: null, missingPlays, gamePk, version, people },
    '/forecast': { gamePk, forecast: null },
    '/scorecard': { ...scorecard, gamePk, version, missingPlays },
  };
}

const games = new Map(Object.values(oddGames).map((log) => [String(log.header.gamePk), answersOfGame(log)]));

/** By route; of one game, see `answersOfGame`. */
const answers: Record<string, (input: CallParts) => unknown> = {
  'GET /api/league': () => league,
  'GET /api/check_session': () => null,
  'GET /api/seasons': () => ({ newest: season, seasons: [season], played: [season] }),
  'GET /api/games': (input) => dayOf(dayInput(input)),
  'GET /api/predictions': (input) => ({ date: dayInput(input).date ?? oddDay, games: [], picks: [] }),
  'GET /api/postseason': () => ({
    season,
    series: createBracket(
      season,
      scores.map((runs, place) => playedSeries(place + 1, runs)),
      null,
    ),
    isBracket: true,
    isProjected: false,
    freshness,
  }),
  'GET /api/leaderboard/page': (input) => {
    const { period = 'season' } = dayInput(input);
    return { ...boardPage(boards[period]), period };
  },
};

/** What an endpoint of the odd league responds; undefined: nothing is known. `path`: its route with the parameters filled in */
export function answerOddly(path: string, input: CallParts): unknown {
  const [, gamePk = '', part = ''] = /^GET \/api\/games\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const ofGame: Record<string, unknown> = games.get(gamePk) ?? {};
  const answer = answers[path];
  return answer === undefined ? ofGame[part] : answer(input);
}

/** A `Call` of the odd league. What it does not know is not found. */
export async function callOddLeague(route: string, { params = {}, query = {} }: CallParts): Promise<unknown> {
  const answer = answerOddly(callUrl(route, { params }), { query });
  if (answer === undefined) throw new ApiError(404, { error: { code: 'not_found', message: 'This is not known.' } });
  return structuredClone(answer);
}

const gameState = (name: keyof typeof oddGames, part = '') => ({
  name: `odd-${name}${part.replace('/', '-')}`,
  path: `/TodaysGame/${oddGames[name].header.gamePk}${part}`,
});

/** The pages that show the odd states. */
export const oddStates: readonly { name: string; path: string }[] = [
  { name: 'odd-day', path: '/today' },
  { name: 'odd-home', path: '/' },
  { name: 'odd-wall', path: '/wall' },
  { name: 'odd-no-games', path: `/today?date=${season}-06-12` },
  { name: 'odd-all-star-break', path: `/today?date=${season}-07-16` },
  { name: 'odd-off-season', path: `/today?date=${season}-12-24` },
  { name: 'odd-postseason', path: `/today?date=${postseasonDay}` },
  { name: 'odd-bracket', path: '/postseason' },
  gameState('rain-delay'),
  gameState('doubleheader-second'),
  gameState('17-innings'),
  gameState('17-innings', '/scorecard'),
  gameState('25-to-3'),
  gameState('no-hitter'),
  gameState('40-pitches'),
  gameState('longest-names'),
  gameState('suspended'),
  { name: 'odd-no-users', path: '/Leaderboard?period=season' },
  { name: 'odd-one-user', path: '/Leaderboard?period=month' },
  { name: 'odd-longest-usernames', path: '/Leaderboard?period=week' },
];
