import type { TablePrediction, TableResults } from './table-shapes.ts';

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
