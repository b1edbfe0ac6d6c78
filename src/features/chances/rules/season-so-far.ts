import { type BracketSeries, createBracket, type PostseasonGame } from '#rules/baseball/bracket.ts';
import { baseballDay, baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import { compareText, type SeasonGame } from '#rules/baseball/standings/season-game.ts';
import type { LeagueClub } from '#rules/baseball/standings/season-ranking.ts';

/** The games of a season with the results so far. */
export type SeasonSoFar = {
  season: string;
  /** YYYY-MM-DD */
  regularEnd: string;
  clubs: readonly LeagueClub[];
  games: readonly SeasonGame[];
  postseason: readonly PostseasonGame[];
};

/** A day begins at 5 AM Eastern: the night belongs to the evening before. */
const morning = 5 * 3_600_000;

/** The day (YYYY-MM-DD) whose morning was the last one. `now`: epoch ms (UTC) */
export function dayOfMorning(now: number): string {
  return baseballDay(now - morning);
}

/** The morning of a day (YYYY-MM-DD), epoch ms (UTC). */
export function morningOf(day: string): number {
  return baseballDayStart(day) + morning;
}

/** Whether the clubs are those of the major leagues, by their number and their divisions. */
export function isWholeLeague(clubs: readonly LeagueClub[]): boolean {
  return clubs.length === 30 && new Set(clubs.map(({ divisionId }) => divisionId)).size === 6;
}

/** The season as it was before a day: without later results, and without series that had not begun. */
export function seasonBefore(season: SeasonSoFar, day: string): SeasonSoFar {
  const seriesOf = ({ round, seriesNumber }: PostseasonGame) => `${round}${seriesNumber}`;
  const begun = new Set(season.postseason.filter(({ date }) => date < day).map(seriesOf));
  return {
    ...season,
    games: season.games.map((game) => (game.date < day ? game : { ...game, score: null })),
    postseason: season.postseason
      .filter((game) => begun.has(seriesOf(game)))
      .map((game) => (game.date < day ? game : withoutResult(game))),
  };
}

const withoutResult = (game: PostseasonGame): PostseasonGame => ({
  ...game,
  phase: 'open',
  away: { ...game.away, score: null },
  home: { ...game.home, score: null },
});

/** The series of the postseason without projected clubs; null until the regular season is over. */
export function bracketOn({ season, regularEnd, games, postseason }: SeasonSoFar, day: string): BracketSeries[] | null {
  const isOver = day > regularEnd && !games.some(({ date, score }) => score === null && date >= day);
  return isOver ? createBracket(season, postseason, null) : null;
}

/** Whether the champion is known. */
export function isFinished(bracket: readonly BracketSeries[] | null): boolean {
  return bracket?.some(({ round, winner }) => round === 'world' && winner !== null) === true;
}

type OpenGame = { gamePk: number; date: string };

/** The games that are not over, from a day on. */
function openGames({ games, postseason }: SeasonSoFar, from: string): OpenGame[] {
  return [
    ...games.filter(({ score }) => score === null),
    ...postseason.filter(({ phase, away, home }) => ['open', 'live'].includes(phase) && away.team && home.team),
  ].filter(({ date }) => date >= from);
}

/** The first day with games that are not over, from a day on, and these games; null without games. */
export function nextGames(season: SeasonSoFar, from: string): { day: string | null; gamePks: number[] } {
  const open = openGames(season, from);
  const day = open.map(({ date }) => date).toSorted(compareText)[0] ?? null;
  return { day, gamePks: open.filter(({ date }) => date === day).map(({ gamePk }) => gamePk) };
}

/** The results of the games before a day (default: of all), as a text. */
export function resultsBefore({ games, postseason }: SeasonSoFar, day = '9999'): string {
  const final = postseason.filter(({ phase }) => phase === 'final');
  return [
    ...games.flatMap(({ gamePk, date, score }) => (score === null ? [] : [{ gamePk, date, ...score }])),
    ...final.map(({ gamePk, date, away, home }) => ({ gamePk, date, away: away.score, home: home.score })),
  ]
    .filter(({ date }) => date < day)
    .toSorted((one, other) => one.gamePk - other.gamePk)
    .map(({ gamePk, away, home }) => `${gamePk}:${away}-${home}`)
    .join();
}
