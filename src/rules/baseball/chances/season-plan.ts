import type { BracketSeries } from '../bracket.ts';
import type { ClubStrengths } from '../forecast/club-strengths.ts';
import { toLogit } from '../logit.ts';
import { compareText, type SeasonGame } from '../standings/season-game.ts';
import type { LeagueClub } from '../standings/season-ranking.ts';
import { mlbLeagues } from '../teams/mlb-leagues.ts';
import type { SeasonFormat } from './season-format.ts';

/** What is known of a season at some time. Clubs are named by their ids, in the strengths as texts. */
export type KnownSeason = {
  /** '2026' */
  season: string;
  /** all clubs, in three divisions of each major league */
  clubs: readonly LeagueClub[];
  /** the games of the regular season, each once; those with a score are decided, all others will be played */
  games: readonly SeasonGame[];
  /** the series of the postseason, without projected clubs; null until the regular season is over */
  bracket: readonly BracketSeries[] | null;
  strengths: ClubStrengths;
  /** the next games with their forecasts: the home club's probability of winning, above 0 and below 1 */
  tonight: readonly { gamePk: number; homeChance: number }[];
  /** the first day (YYYY-MM-DD) of the coming week; null: its games are not counted */
  weekFrom: string | null;
};

/** A league by the places of its clubs in the plan. */
type PlannedLeague = { clubs: readonly number[]; divisions: readonly (readonly number[])[] };

/** A game of a club in its league; `game` is its place among the remaining ones, null if it is decided. */
type LeagueGame = { opponent: number; isWin: boolean; game: number | null };

/** A season, prepared for simulating its rest many times. Clubs and games are named by their places in the lists. */
export type SeasonPlan = {
  format: SeasonFormat;
  ids: readonly number[];
  leagues: readonly PlannedLeague[];
  /** the league of each club, as a place in `leagues` */
  leagueOf: readonly number[];
  /** decided wins, and games of the whole season */
  wins: Int32Array;
  lengths: Int32Array;
  /** the games that remain, oldest first */
  remaining: readonly SeasonGame[];
  home: Uint8Array;
  away: Uint8Array;
  /** logit of a home win less the difference of the strengths, by remaining game */
  edge: Float64Array;
  /** whether the strength of the home club (1) and of the away club (2) drifts before the game */
  drifts: Uint8Array;
  /** strengths, their standard deviations, and that of a drift, in logits */
  strength: Float64Array;
  deviation: Float64Array;
  drift: number;
  homeAdvantage: number;
  /** decided wins of one club against another, and the remaining games between them, at `one * ids.length + other` */
  winsAgainst: Uint8Array;
  gamesLeft: readonly (readonly number[])[];
  leagueGames(club: number): readonly LeagueGame[];
};

/** Games of a club after which its strength drifts. */
const driftGames = 5;

/** Prepares a season; null if a league does not have three divisions with enough clubs. */
export function planSeason(known: KnownSeason, format: SeasonFormat): SeasonPlan | null {
  const ids = known.clubs.map(({ id }) => id);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const leagues = mlbLeagues.map(({ leagueId }) => planLeague(known.clubs, leagueId));
  const places = 3 * format.divisionPlaces + format.wildCards;
  if (leagues.some(({ divisions, clubs }) => divisions.length !== 3 || clubs.length < places)) return null;
  const strengths = ids.map((id) => known.strengths.byClub.get(String(id)) ?? { logit: 0, variance: 0 });
  const games = known.games
    .filter(({ home, away }) => placeOf.has(home) && placeOf.has(away))
    .toSorted((one, other) => compareText(one.date, other.date));
  return {
    format,
    ids,
    leagues,
    leagueOf: ids.map((_, place) => leagues.findIndex(({ clubs }) => clubs.includes(place))),
    strength: Float64Array.from(strengths, ({ logit }) => logit),
    deviation: Float64Array.from(strengths, ({ variance }) => Math.sqrt(variance)),
    drift: Math.sqrt(driftGames * known.strengths.varianceByGame),
    homeAdvantage: known.strengths.homeAdvantage,
    ...planGames(known, { games, placeOf, strengths }),
  };
}

function planLeague(clubs: readonly LeagueClub[], leagueId: number): PlannedLeague {
  const placed = clubs.map((club, place) => ({ ...club, place })).filter((club) => club.leagueId === leagueId);
  const divisions = Map.groupBy(placed, ({ divisionId }) => divisionId);
  return {
    clubs: placed.map(({ place }) => place),
    divisions: [...divisions.values()].map((own) => own.map(({ place }) => place)),
  };
}

type Placed = {
  games: readonly SeasonGame[];
  placeOf: ReadonlyMap<number, number>;
  strengths: readonly { logit: number }[];
};

/** Counts the decided games and lists the others, unless the postseason has begun. */
function planGames({ tonight, bracket, strengths: { homeAdvantage } }: KnownSeason, placed: Placed) {
  const { games, placeOf, strengths } = placed;
  const clubs = placeOf.size;
  const place = (id: number) => placeOf.get(id) ?? 0;
  const remaining = bracket === null ? games.filter(({ score }) => score === null) : [];
  const wins = new Int32Array(clubs);
  const lengths = new Int32Array(clubs);
  const winsAgainst = new Uint8Array(clubs * clubs);
  const gamesLeft: number[][] = Array.from({ length: clubs * clubs }, () => []);
  const counted = games.flatMap(({ home: homeId, away: awayId, score }) => {
    if (score === null || score.home === score.away) return [];
    const isHomeWin = score.home > score.away;
    return [{ winner: place(isHomeWin ? homeId : awayId), loser: place(isHomeWin ? awayId : homeId) }];
  });
  for (const { winner, loser } of counted) {
    add(wins, winner);
    for (const club of [winner, loser]) add(lengths, club);
    add(winsAgainst, winner * clubs + loser);
  }
  const ahead = new Int32Array(clubs);
  const forecasts = new Map(tonight.map(({ gamePk, homeChance }) => [gamePk, toLogit(homeChance)]));
  const edge = new Float64Array(remaining.length);
  const drifts = new Uint8Array(remaining.length);
  remaining.forEach(({ gamePk, ...sides }, game) => {
    const [home, away] = [place(sides.home), place(sides.away)];
    [home, away].forEach((club, bit) => {
      if ((ahead[club] ?? 0) > 0 && (ahead[club] ?? 0) % driftGames === 0) add(drifts, game, bit + 1);
      add(ahead, club);
      add(lengths, club);
    });
    const difference = (strengths[home]?.logit ?? 0) - (strengths[away]?.logit ?? 0);
    const forecast = forecasts.get(gamePk);
    edge[game] = forecast === undefined ? homeAdvantage : forecast - difference;
    gamesLeft[home * clubs + away]?.push(game);
    gamesLeft[away * clubs + home]?.push(game);
  });
  return {
    wins,
    lengths,
    remaining,
    home: Uint8Array.from(remaining, ({ home }) => place(home)),
    away: Uint8Array.from(remaining, ({ away }) => place(away)),
    edge,
    drifts,
    winsAgainst,
    gamesLeft,
    leagueGames: (club: number) => listLeagueGames(club, { games, remaining, placeOf }),
  };
}

const add = (counts: Int32Array | Uint8Array, place: number, more = 1): void => {
  counts[place] = (counts[place] ?? 0) + more;
};

function listLeagueGames(
  club: number,
  { games, remaining, placeOf }: Omit<Placed, 'strengths'> & { remaining: readonly SeasonGame[] },
): LeagueGame[] {
  const left = new Map(remaining.map((game, place) => [game, place]));
  return games.toReversed().flatMap((game): LeagueGame[] => {
    const [home, away] = [placeOf.get(game.home), placeOf.get(game.away)];
    const isHome = home === club;
    const opponent = isHome ? away : home;
    if ((!isHome && away !== club) || opponent === undefined) return [];
    const { score } = game;
    if (score === null) return left.has(game) ? [{ opponent, isWin: false, game: left.get(game) ?? null }] : [];
    if (score.home === score.away) return [];
    return [{ opponent, isWin: score.home > score.away === isHome, game: null }];
  });
}
