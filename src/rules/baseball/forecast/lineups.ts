import type { Side } from '../game/model.ts';
import { toLogit, toProbability } from '../logit.ts';
import { unknownBatter } from './batter-value.ts';
import type { Forecast, LineupReason } from './forecast-shapes.ts';
import type { ForecastState } from './forecast-state.ts';
import type { ForecastClub, LineupBatter, UpcomingGame } from './played-game.ts';

/** Plate appearances of a place of the batting order per game: runs per plate appearance become runs per game. */
const appearances = 4.2;

/** Logits of winning per run of the lineup's value, and per run by which it is better than the usual one. */
const lineupScale = 0.2;
const deviationScale = 0.2;

/** How long before the first pitch lineups are announced at the earliest, in ms. */
export const lineupLead = 4 * 3_600_000;

/** Games of a season by which a club's usual lineup is judged, and after which a deviation from it counts in full. */
const usualGames = 15;
const certainGames = 5;

/** The value of a starting nine in runs per game relative to nine average batters. */
const valueOf = (lineup: readonly LineupBatter[]): number =>
  appearances * lineup.reduce((sum, { value }) => sum + value, 0);

type Lineups = readonly (readonly LineupBatter[])[];

/** The lineups of a club's last games of a season, oldest first. */
function lastLineups({ lineups }: ForecastState, club: string, season: number): Lineups {
  const last = lineups.get(club);
  return last?.season === season ? last.games : [];
}

const usualValue = (games: Lineups): number => games.reduce((sum, game) => sum + valueOf(game), 0) / games.length;

/** Logits per run by which a lineup differs from the usual one, after so many games. */
const changeScale = (games: number): number => lineupScale + deviationScale * Math.min(1, games / certainGames);

/** Logits for a club: of its announced lineup, else of its usual one; null if neither is known. */
function clubPart(state: ForecastState, { club, lineup }: ForecastClub, season: number): number | null {
  const games = lastLineups(state, club, season);
  if (games.length === 0) return lineup ? lineupScale * valueOf(lineup) : null;
  const usual = usualValue(games);
  if (!lineup) return lineupScale * usual;
  return lineupScale * usual + changeScale(games.length) * (valueOf(lineup) - usual);
}

/** Logits for a club's usual lineup of a season; null before its first one. */
export function usualLineup(state: ForecastState, club: string, season: number): number | null {
  const games = lastLineups(state, club, season);
  return games.length === 0 ? null : lineupScale * usualValue(games);
}

/** The part of the lineups in the logit of a win for the home club; 0 if nothing is known of those of one club. */
export function lineupPart(state: ForecastState, { season, home, away }: UpcomingGame): number {
  const ofHome = clubPart(state, home, season);
  const ofAway = clubPart(state, away, season);
  return ofHome === null || ofAway === null ? 0 : ofHome - ofAway;
}

/** Adds the lineup of a game to a club's last ones, in place. */
export function updateLineups({ lineups }: ForecastState, { club, lineup }: ForecastClub, season: number): void {
  if (!lineup) return;
  const last = lineups.get(club);
  const before = last?.season === season ? last.games : [];
  lineups.set(club, { season, games: [...before, lineup].slice(-usualGames) });
}

const listedReasons = 3;
/** percentage points */
const leastPoints = 0.2;

export type LineupEffect = Omit<LineupChange, 'logit'> & Pick<LineupReason, 'side' | 'points'>;

/** The changes of both lineups that moved a forecast most, at most three, the largest first. */
export function lineupEffects(
  state: ForecastState,
  game: UpcomingGame,
  { homeWinProbability }: Forecast,
): LineupEffect[] {
  const effectsOf = (side: Side, sign: number) =>
    lineupChanges(state, game[side], game.season).map(({ logit, ...change }) => {
      const without = toProbability(toLogit(homeWinProbability) - sign * logit);
      return { ...change, side, points: 100 * (homeWinProbability - without) };
    });
  return [...effectsOf('away', -1), ...effectsOf('home', 1)]
    .filter(({ points }) => Math.abs(points) >= leastPoints)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, listedReasons);
}

/** A usual batter who is not in an announced lineup, or another one who is; `logit`: for the club. */
export type LineupChange = { batter: string; kind: 'rests' | 'plays'; logit: number };

/**
 * How an announced lineup differs from the usual nine: batters who started more than half of the club's last games and rest, and others
 * who play. Each is compared with a batter without seasons, by the difference from the share of these games.
 */
export function lineupChanges(state: ForecastState, { club, lineup }: ForecastClub, season: number): LineupChange[] {
  const games = lastLineups(state, club, season);
  if (!lineup || games.length === 0) return [];
  const scale = changeScale(games.length) * appearances;
  const values = new Map([...games.flat(), ...lineup].map(({ id, value }) => [id, value]));
  return [...values].flatMap(([batter, value]) => {
    const share = games.filter((game) => game.some(({ id }) => id === batter)).length / games.length;
    const isIn = lineup.some(({ id }) => id === batter);
    const isUsual = share > 0.5;
    if (isIn === isUsual) return [];
    const logit = scale * (Number(isIn) - share) * (value - unknownBatter);
    return [{ batter, kind: isIn ? ('plays' as const) : ('rests' as const), logit }];
  });
}
