import { baseballDayStart } from '#rules/baseball/game/baseball-day.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import type { HistoryEntry } from './shapes.ts';

/** A forecast as it was from `madeAt` until `replacedAt` (epoch ms, UTC), and what it was made for. */
export type ForecastVersion = {
  homeWinProbability: number;
  starters: Record<Side, number | null>;
  /** the announced starting nines */
  batters: Record<Side, readonly number[] | null>;
  madeAt: number;
  replacedAt: number;
};

/** The morning of a day begins at 5 AM Eastern, when all games of the evening before are counted. */
const morningHour = 5;

/**
 * The history of a game's forecast since the morning of its day (YYYY-MM-DD), oldest first: the one of that morning, and each change; of
 * several changes by results in a row, the last. Before that day it has only the newest. `versions`: oldest first; `instant`: epoch ms, later ones are left out
 */
export function forecastHistory(
  versions: readonly ForecastVersion[],
  { officialDate, instant }: { officialDate: string; instant: number },
): HistoryEntry[] {
  const morning = baseballDayStart(officialDate) + morningHour * 3_600_000;
  const known = versions.filter(({ madeAt }) => madeAt <= instant);
  const newest = known.at(-1);
  const history: HistoryEntry[] = [];
  let before: ForecastVersion | null = null;
  for (const version of known) {
    if (version.replacedAt <= morning && version !== newest) continue;
    const { madeAt, homeWinProbability } = version;
    const cause = before === null ? null : causeOf(before, version);
    const isSame = cause === 'results' && before?.homeWinProbability === homeWinProbability;
    before = version;
    if (isSame) continue;
    if (cause === 'results' && history.at(-1)?.cause === 'results') history.pop();
    history.push({ madeAt, homeWinProbability, cause });
  }
  return history;
}

/** What differs; ratings change only by results. */
function causeOf(before: ForecastVersion, after: ForecastVersion): HistoryEntry['cause'] {
  const differs = (read: (version: ForecastVersion) => unknown) =>
    JSON.stringify(read(before)) !== JSON.stringify(read(after));
  if (differs(({ batters: { away, home } }) => [away, home])) return 'lineups';
  return differs(({ starters: { away, home } }) => [away, home]) ? 'starters' : 'results';
}
