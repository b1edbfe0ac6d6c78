import { addDays } from '#rules/baseball/days.ts';
import { baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import { newestSeason } from '#rules/baseball/season-choice.ts';
import type { Season } from '#rules/baseball/season.ts';
import type { StandingsGroup } from '#rules/baseball/standings/standings-group.ts';
import type { TableField, TablePrediction, TableResults } from './table-shapes.ts';

/** What is wrong with a prediction: its field and a message. */
export type PredictionFault = { field: string; message: string };

/** The wild cards of each league in a prediction. Source: the format since 2022. */
const wildCardsPerLeague = 3;

/** Whether a list has each of these different members once. */
const hasEachOnce = (list: readonly number[], members: readonly number[]): boolean =>
  list.length === members.length && members.every((member) => list.includes(member));

/** The number of wild cards that are missing in each league (negative: too many), by the number of the league. */
export function missingWildCards(
  { divisions }: TableField,
  prediction: Pick<TablePrediction, 'divisions' | 'wildCards'>,
): Map<number, number> {
  const winners = new Set(prediction.divisions.flatMap(({ clubs }) => clubs.slice(0, 1)));
  const missing = new Map<number, number>();
  for (const { leagueId, clubs } of divisions) {
    const chosen = clubs.filter(({ id }) => prediction.wildCards.includes(id) && !winners.has(id));
    missing.set(leagueId, (missing.get(leagueId) ?? wildCardsPerLeague) - chosen.length);
  }
  return missing;
}

/** Returns the first fault of a prediction of the clubs of `field`; null for a complete one. */
export function checkTable(prediction: TablePrediction, field: TableField): PredictionFault | null {
  const orders = new Map(prediction.divisions.map(({ divisionId, clubs }) => [divisionId, clubs]));
  const isOrdered =
    prediction.divisions.length === field.divisions.length &&
    field.divisions.every(({ divisionId, clubs }) =>
      hasEachOnce(
        orders.get(divisionId) ?? [],
        clubs.map(({ id }) => id),
      ),
    );
  if (!isOrdered) return { field: 'divisions', message: 'must have each club of each division once' };
  const missing = missingWildCards(field, prediction);
  const isFull = prediction.wildCards.length === wildCardsPerLeague * missing.size;
  if (!isFull || [...missing.values()].some((clubs) => clubs !== 0))
    return { field: 'wildCards', message: 'must be three clubs of each league that are not first in their division' };
  if (!postseasonClubs(prediction).includes(prediction.champion))
    return { field: 'champion', message: 'must be a division winner or a wild card of your prediction' };
  return null;
}

/**
 * The clubs of each division in the order of last season; clubs without a place then follow by name. Groups without a division are
 * left out.
 */
export function startingOrder(groups: readonly StandingsGroup[], lastSeason: readonly StandingsGroup[]): TableField {
  const divisionsOf = (list: readonly StandingsGroup[]) =>
    list.filter(({ kind, standings }) => kind === 'division' && standings.length > 0);
  const places = new Map(
    divisionsOf(lastSeason).flatMap(({ standings }) => standings.map(({ team }, index) => [team.id, index] as const)),
  );
  const divisions = divisionsOf(groups).flatMap(({ divisionId, leagueId, name, standings }) => {
    if (divisionId === null || leagueId === null) return [];
    const clubs = standings
      .map(({ team: { id, name: clubName, shortName, abbreviation } }) => ({
        id,
        name: clubName,
        shortName,
        abbreviation,
      }))
      .toSorted((one, other) => {
        const byPlace = (places.get(one.id) ?? places.size) - (places.get(other.id) ?? places.size);
        return byPlace || one.name.localeCompare(other.name);
      });
    return [{ divisionId, leagueId, name, clubs }];
  });
  return { divisions };
}

/**
 * The seasons whose predictions are open or scored on a day (YYYY-MM-DD): the season in progress or the last one, and once that has
 * ended, the next one of the calendar.
 */
export function predictableSeasons(calendar: readonly Season[], today: string): Season[] {
  const current = newestSeason(calendar, today);
  const isOver = current === null || (current.end ?? current.regularEnd ?? current.id) < today;
  const [next] = calendar
    .filter(({ regularStart }) => regularStart !== null && regularStart > today)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  return [...(current === null ? [] : [current]), ...(isOver && next !== undefined ? [next] : [])];
}

/** The table can be predicted before the season and on its first days. */
const tableDays = 10;

/** When the predictions of the table close (epoch ms): at the end of the tenth day of the season that starts on `firstDay` (YYYY-MM-DD). */
export function tableDeadline(firstDay: string): number {
  return baseballDayStart(addDays(firstDay, tableDays));
}

/** The points of a prediction of the table. */
export const tablePoints = { exactPlace: 2, onePlaceOff: 1, postseasonClub: 3, champion: 10 } as const;

/** The points of one club of a prediction. Places are 1-based. */
export type ClubPoints = {
  clubId: number;
  place: number;
  /** null if the club has no place in the results */
  actualPlace: number | null;
  placePoints: number;
  /** null for a club that was not predicted to play the postseason */
  postseasonPoints: number | null;
};

export type TableScore = {
  clubs: ClubPoints[];
  /** clubs at exactly their place, and clubs in the postseason as predicted */
  exactPlaces: number;
  postseasonClubs: number;
  isChampion: boolean;
  total: number;
};

/** The points of a place: 2 if it is exact, 1 if it is one place off. */
export function placePoints(place: number, actualPlace: number | null): number {
  if (actualPlace === null) return 0;
  const distance = Math.abs(place - actualPlace);
  if (distance === 0) return tablePoints.exactPlace;
  return distance === 1 ? tablePoints.onePlaceOff : 0;
}

/** The predicted clubs of the postseason: the first one of each division, and the wild cards. */
export function postseasonClubs({ divisions, wildCards }: Omit<TablePrediction, 'champion'>): number[] {
  return [...divisions.flatMap(({ clubs }) => clubs.slice(0, 1)), ...wildCards];
}

/** Scores a prediction by the results so far. The champion has no points before the World Series is decided. */
export function scoreTable(prediction: TablePrediction, results: TableResults): TableScore {
  const chosen = new Set(postseasonClubs(prediction));
  const placeOf = new Map(
    results.divisions.flatMap(({ divisionId, clubs }) =>
      clubs.map((clubId, index) => [`${divisionId} ${clubId}`, index + 1] as const),
    ),
  );
  const clubs = prediction.divisions.flatMap(({ divisionId, clubs: order }) =>
    order.map((clubId, index): ClubPoints => {
      const place = index + 1;
      const actualPlace = placeOf.get(`${divisionId} ${clubId}`) ?? null;
      const isIn = results.postseason.includes(clubId);
      return {
        clubId,
        place,
        actualPlace,
        placePoints: placePoints(place, actualPlace),
        postseasonPoints: chosen.has(clubId) ? (isIn ? tablePoints.postseasonClub : 0) : null,
      };
    }),
  );
  const isChampion = results.champion !== null && results.champion === prediction.champion;
  return {
    clubs,
    exactPlaces: clubs.filter(({ place, actualPlace }) => place === actualPlace).length,
    postseasonClubs: clubs.filter(({ postseasonPoints }) => (postseasonPoints ?? 0) > 0).length,
    isChampion,
    total:
      clubs.reduce((sum, club) => sum + club.placePoints + (club.postseasonPoints ?? 0), 0) +
      (isChampion ? tablePoints.champion : 0),
  };
}
