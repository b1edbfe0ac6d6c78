import type { League } from '../../league.ts';
import type { SeasonLine } from '../../lines.ts';
import type { GameType, SportId } from '../../model.ts';
import type { World } from '../world.ts';

export type SeasonScope = { season: number; sportId: SportId; gameType: GameType };

/** The lines of a season at a level (one per club), grouped by person; the current season up to now. */
export function linesByPerson(
  { league, now }: World,
  { season, sportId, gameType }: SeasonScope,
): ReadonlyMap<number, readonly SeasonLine[]> {
  const lines =
    season === league.season ? league.seasonLines(sportId, now, gameType) : pastLines(league, season, sportId);
  return Map.groupBy(
    lines.filter((line) => line.gameType === gameType),
    ({ personId }) => personId,
  );
}

const past = new WeakMap<League, Map<string, SeasonLine[]>>();

function pastLines(league: League, season: number, sportId: SportId): SeasonLine[] {
  const cached = past.get(league) ?? new Map<string, SeasonLine[]>();
  past.set(league, cached);
  const key = `${season} ${sportId}`;
  const lines =
    cached.get(key) ??
    league
      .players(1)
      .flatMap(({ id }) => league.pastSeasons(id))
      .filter((line) => line.season === season && line.sportId === sportId);
  cached.set(key, lines);
  return lines;
}
