import { type Slot, hasBracketFormat, slots } from '../bracket.ts';
import { type Round, rounds, seriesLength } from '../series.ts';
import { raceRules } from '../standings/race-rules.ts';
import { type MlbLeagueId, mlbLeagues } from '../teams/mlb-leagues.ts';

/** A series by the seeds that play in it, or by the earlier series whose winners do. */
export type SeriesSlot = Pick<Slot, 'round' | 'league' | 'seriesNumber' | 'length' | 'seeds' | 'sources'>;

/** How the clubs of a season reach the postseason, and who plays in each of its series. */
export type SeasonFormat = {
  /** clubs of each division with a place */
  divisionPlaces: 1 | 2;
  /** further clubs of each league */
  wildCards: number;
  /** the first seeds of each league, which do not play the first round */
  byes: number;
  /** what decides a tie for a place: results of the season, or another game */
  tieBreak: 'results' | 'game';
  /** whose champion has home advantage in the World Series: a league's, or the one with the better record */
  worldHost: MlbLeagueId | 'record';
  /** the earlier rounds first */
  slots: readonly SeriesSlot[];
};

/** A seed, or the series of the American League whose winner plays. */
type Entrant = number | `wildCard${number}` | `division${number}`;

/** A series of the American League; those of the National League are the same, with the next numbers. */
type LeagueSeries = readonly [round: Round, one: Entrant, other: Entrant];

const oneWildCardGame: readonly LeagueSeries[] = [
  ['wildCard', 4, 5],
  ['division', 1, 'wildCard1'],
  ['division', 2, 3],
  ['championship', 'division1', 'division2'],
];

const eightClubs: readonly LeagueSeries[] = [
  ['wildCard', 1, 8],
  ['wildCard', 4, 5],
  ['wildCard', 2, 7],
  ['wildCard', 3, 6],
  ['division', 'wildCard1', 'wildCard2'],
  ['division', 'wildCard3', 'wildCard4'],
  ['championship', 'division1', 'division2'],
];

function earlierSlots(season: string, table: readonly LeagueSeries[]): SeriesSlot[] {
  const ofRound = (round: Round) => table.filter(([own]) => own === round);
  const seedOf = (entrant: Entrant) => (typeof entrant === 'number' ? entrant : null);
  const inLeague = rounds.flatMap((round) =>
    mlbLeagues.flatMap(({ id }, league) => {
      const sourceOf = (entrant: Entrant): string | null => {
        if (typeof entrant === 'number') return null;
        const earlier = entrant.startsWith('wildCard') ? 'wildCard' : 'division';
        return `${earlier}${Number(entrant.slice(-1)) + league * ofRound(earlier).length}`;
      };
      return ofRound(round).map(([, one, other], index, { length }): SeriesSlot => ({
        round,
        league: id,
        seriesNumber: index + 1 + league * length,
        length: seriesLength(round, season),
        seeds: [seedOf(one), seedOf(other)],
        sources: [sourceOf(one), sourceOf(other)],
      }));
    }),
  );
  return [...inLeague, ...slots.filter(({ round }) => round === 'world')];
}

/** The league that won the All-Star Game, whose champion had home advantage until 2016. Source: MLB's results. */
const allStarWinners: Readonly<Record<string, MlbLeagueId>> = {
  2012: 'NL',
  2013: 'AL',
  2014: 'AL',
  2015: 'AL',
  2016: 'AL',
};

/**
 * The format of a season ('2026'); null before 2012. From 2012 to 2021 the wild card was one game, except in 2020, when eight clubs of each
 * league played a first round. Source: MLB's postseason formats.
 */
export function seasonFormat(season: string): SeasonFormat | null {
  if (Number(season) < 2012) return null;
  const rules = raceRules(season);
  const shared = {
    wildCards: rules?.wildCards ?? 2,
    tieBreak: rules?.tieBreak ?? 'results',
    worldHost: allStarWinners[season] ?? 'record',
  } as const;
  if (hasBracketFormat(season)) return { ...shared, divisionPlaces: 1, byes: 2, slots };
  if (rules === null) return { ...shared, divisionPlaces: 2, byes: 0, slots: earlierSlots(season, eightClubs) };
  return { ...shared, divisionPlaces: 1, byes: 3, slots: earlierSlots(season, oneWildCardGame) };
}
