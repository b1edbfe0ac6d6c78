import { leagueDateOf } from '../../clock/league-date.ts';
import type { League } from '../../league.ts';
import type { SeasonLine } from '../../lines.ts';
import type { LeagueDate, SportId } from '../../model.ts';
import type { World } from '../world.ts';

/** The lines of a regular season at a level (one per club), grouped by person; the current season up to now. */
export function linesByPerson(
  { league, now }: World,
  { season, sportId }: { season: number; sportId: SportId },
): ReadonlyMap<number, readonly SeasonLine[]> {
  const isCurrent = season === league.season;
  const lines = isCurrent ? league.seasonLines(sportId, now) : pastLines({ league, now }, season, sportId);
  return Map.groupBy(lines, ({ personId }) => personId);
}

type PastLines = { date: LeagueDate; lines: SeasonLine[] };

const past = new WeakMap<League, Map<string, PastLines>>();

/** The lines of a past season, of the players who have been on a roster this season. */
function pastLines({ league, now }: World, season: number, sportId: SportId): SeasonLine[] {
  const cached = past.get(league) ?? new Map<string, PastLines>();
  past.set(league, cached);
  const key = `${season} ${sportId}`;
  const date = leagueDateOf(now);
  const known = cached.get(key);
  if (known?.date === date) return known.lines;
  const lines = league
    .players(1, date)
    .flatMap(({ id }) => league.pastSeasons(id))
    .filter((line) => line.season === season && line.sportId === sportId);
  cached.set(key, { date, lines });
  return lines;
}
