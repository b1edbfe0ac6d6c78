import { addDays, startOfDay } from '../../clock/league-date.ts';
import { homeParks } from '../../clubs/mlb-venues.ts';
import type { GameScore } from '../../league.ts';
import type { ClubResults } from '../../lines.ts';
import type { LeagueDate, PostseasonGame } from '../../model.ts';
import { minute, type PlannedGame, playedListing } from '../planned-game.ts';
import { placeholderVenue } from './placeholders.ts';
import { postseasonSeries, type Series, type Source } from './postseason-series.ts';
import { rankClubs, seedClubs } from './seeds.ts';

const firstGamePk = 915_001;

/** The first gamePk of each series. */
const gamePks = new Map(
  postseasonSeries.map(({ id }, index) => [
    id,
    firstGamePk + postseasonSeries.slice(0, index).reduce((sum, { days }) => sum + days.length, 0),
  ]),
);

type Season = {
  season: number;
  firstDay: LeagueDate;
  /** the games of the regular season, in order of start */
  regularGames: readonly PlannedGame[];
  score(game: PlannedGame): GameScore | undefined;
  /** the results of the regular season up to a time (epoch ms) */
  results(upTo: number): readonly ClubResults[];
};

type Seeds = { at: number; ranked: readonly ClubResults[]; byLeague: ReadonlyMap<number, readonly number[]> };

/** The clubs of a series, null while unknown. */
type SeriesClubs = readonly [number | null, number | null];

/** A series at a time. */
type SeriesState = { winner: number | null; games: readonly PlannedGame[] };

/**
 * The postseason as it is known at a time: clubs are placeholders until the season or an earlier series decides them, and games
 * that are not needed disappear when a series is decided. Games are simulated only after their start.
 */
export class Postseason {
  readonly #season: Season;
  #seeds: Seeds | null = null;
  readonly #lastGames: readonly PlannedGame[];
  readonly #lastStart: number;
  /** the times between which the games are those of the last update */
  #validFrom = Infinity;
  #validUntil = Number.NEGATIVE_INFINITY;
  #games: ReadonlyMap<number, PlannedGame> = new Map();

  constructor(season: Season) {
    this.#season = season;
    this.#lastGames = season.regularGames.slice(-40);
    this.#lastStart = Math.max(...this.#lastGames.map(({ listings }) => listings.at(-1)?.startsAt ?? 0));
    this.update(Number.NEGATIVE_INFINITY);
  }

  /** The games that are scheduled for a date at the time of the last update. */
  on(date: LeagueDate): PlannedGame[] {
    return [...this.#games.values()].filter(({ listings }) => listings[0]?.officialDate === date);
  }

  ofClub(clubId: number): PlannedGame[] {
    return [...this.#games.values()].filter(({ awayId, homeId }) => awayId === clubId || homeId === clubId);
  }

  game(gamePk: number): PlannedGame | undefined {
    return this.#games.get(gamePk);
  }

  /** Moves the postseason to a time (epoch ms). */
  update(now: number): void {
    if (now >= this.#validFrom && now < this.#validUntil) return;
    this.#validFrom = now;
    this.#validUntil = Infinity;
    const states = new Map<string, SeriesState>();
    for (const series of postseasonSeries) states.set(series.id, this.#stateOf(series, states, now));
    this.#games = new Map([...states.values()].flatMap(({ games }) => games.map((game) => [game.gamePk, game])));
  }

  /** The seeds of both leagues after the last game of the regular season; null before its end. */
  #seedsAt(now: number): Seeds | null {
    if (now < this.#lastStart) return this.#changeAt(this.#lastStart);
    this.#seeds ??= this.#computeSeeds(
      Math.max(...this.#lastGames.map((game) => this.#season.score(game)?.endedAt ?? this.#lastStart)),
    );
    return now < this.#seeds.at ? this.#changeAt(this.#seeds.at) : this.#seeds;
  }

  /** Notes a time at which the state changes. */
  #changeAt(time: number): null {
    this.#validUntil = Math.min(this.#validUntil, time);
    return null;
  }

  #computeSeeds(at: number): Seeds {
    const results = this.#season.results(at);
    const byLeague = Map.groupBy(results, ({ leagueId }) => leagueId);
    return {
      at,
      ranked: rankClubs(results),
      byLeague: new Map([...byLeague].map(([leagueId, clubs]) => [leagueId, seedClubs(clubs)])),
    };
  }

  #resolve(source: Source, series: Series, states: ReadonlyMap<string, SeriesState>, now: number): number | null {
    return 'seed' in source
      ? (this.#seedsAt(now)?.byLeague.get(series.leagueId ?? 0)?.[source.seed - 1] ?? null)
      : (states.get(source.winnerOf)?.winner ?? null);
  }

  /** Whether the first club has home advantage: the better seed, in the World Series the better record. */
  #isAhead(series: Series, one: number, other: number): boolean {
    const seeds = this.#seeds;
    if (seeds === null) return true;
    const order =
      series.leagueId === null ? seeds.ranked.map(({ clubId }) => clubId) : (seeds.byLeague.get(series.leagueId) ?? []);
    return order.indexOf(one) < order.indexOf(other);
  }

  #stateOf(series: Series, states: ReadonlyMap<string, SeriesState>, now: number): SeriesState {
    const [one = null, other = null] = series.sources.map((source) => this.#resolve(source, series, states, now));
    const areKnown = one !== null && other !== null;
    // a single winner of a division series can be the higher or the lower seed of the next one
    const isOpen = !areKnown && (series.gameType === 'L' || series.gameType === 'W');
    const isTurned = areKnown && !this.#isAhead(series, one, other);
    const clubs: SeriesClubs = isOpen ? [null, null] : isTurned ? [other, one] : [one, other];
    return this.#play(series, clubs, areKnown, now);
  }

  #play(series: Series, clubs: SeriesClubs, areKnown: boolean, now: number): SeriesState {
    const needed = Math.floor(series.days.length / 2) + 1;
    const games = series.days.map((_, index) => this.#planGame(series, index, clubs));
    const results: PostseasonGame['results'][number][] = [];
    const winsOf = (club: number | null): number => results.filter(({ winnerId }) => winnerId === club).length;
    for (const game of areKnown ? games : []) {
      const startsAt = game.listings[0]?.startsAt ?? Infinity;
      const score = startsAt < now ? this.#season.score(game) : undefined;
      if (score === undefined || score.endedAt > now) {
        this.#changeAt(score?.endedAt ?? startsAt);
        break;
      }
      results.push({ winnerId: score.winnerId, endedAt: score.endedAt });
      if (winsOf(score.winnerId) === needed) {
        const played = withResults(games.slice(0, results.length), results.length, results);
        return { winner: score.winnerId, games: played };
      }
    }
    const certain = areKnown ? needed + Math.min(...clubs.map(winsOf)) : needed;
    return { winner: null, games: withResults(games, certain, results) };
  }

  #planGame(series: Series, index: number, [high, low]: SeriesClubs): PlannedGame {
    const { season, firstDay } = this.#season;
    const [highId, lowId] = [high ?? series.placeholders[0], low ?? series.placeholders[1]];
    const isHighAtHome = series.hosts[index] ?? true;
    const [awayId, homeId] = isHighAtHome ? [lowId, highId] : [highId, lowId];
    const day = series.days[index] ?? 0;
    const officialDate = addDays(firstDay, day);
    const startsAt = startOfDay(officialDate) + series.hour * 60 * minute + 8 * minute;
    const venue = homeParks.get(homeId) ?? placeholderVenue;
    const number = index + 1;
    return {
      gamePk: (gamePks.get(series.id) ?? firstGamePk) + index,
      sportId: 1,
      gameType: series.gameType,
      season,
      awayId,
      homeId,
      venueId: venue.id,
      listings: [{ ...playedListing, officialDate, startsAt, startTimeTbd: high === null || low === null }],
      scheduledInnings: 9,
      seriesGameNumber: number,
      gamesInSeries: series.days.length,
      // they select the starting pitcher: with the day instead of the number, each one has rest
      awayGameNumber: day,
      homeGameNumber: day,
      postseason: { seriesNumber: series.number, isIfNecessary: true, results: [] },
      coverUntil: 0,
      rainDelay: null,
      startDelay: 0,
      suspendAfter: null,
      calledAfter: null,
    };
  }
}

/** Adds the results of the series to its games, of which the first `certain` will be played in any case. */
function withResults(
  games: readonly PlannedGame[],
  certain: number,
  results: PostseasonGame['results'],
): PlannedGame[] {
  return games.map((game, index) =>
    game.postseason ? { ...game, postseason: { ...game.postseason, results, isIfNecessary: index >= certain } } : game,
  );
}
