import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { bracketDeadline, bracketField, bracketResults } from '../../rules/bracket-field.ts';
import type { Season } from '#rules/baseball/seasons/season.ts';
import { listPostseason } from '#features/postseason/server/list-postseason.ts';
import type { StandingsSource } from '#features/standings/server/resolve-standings-season.ts';
import type { ContestState } from './store-contest.ts';

/**
 * Reads the state of the bracket of a season; null until its clubs and the day of its first game are known. `stored`: the series, if
 * they are stored: they do not change any more, because predictions refer to them.
 */
export async function readBracketContest(
  source: StandingsSource,
  { id, regularStart }: Season,
  stored: object | undefined,
): Promise<ContestState | null> {
  if (regularStart === null || regularStart > baseballDay(source.clock.now())) return null;
  const { series } = await listPostseason(source, { season: id });
  const field = stored ?? bracketField(series);
  const closesAt = bracketDeadline(series);
  if (field === null || closesAt === null) return null;
  const results = bracketResults(series);
  const isFinal = results.winners.some(({ round }) => round === 'world');
  return { kind: 'bracket', season: Number(id), closesAt, field, results, isFinal };
}
