import type { GameLog } from '../game/event.ts';
import { fold } from '../game/fold.ts';
import type { BoxScore, LineScoreInning, Side } from '../game/model.ts';
import { battingSideOf } from '../game/progress.ts';
import type { GameLine } from './played-game.ts';

/** Innings whose runs are early runs. */
const earlyInnings = 6;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The runs of a side in the first six innings; null without a line score. */
export function earlyRuns(lineScore: readonly LineScoreInning[], side: Side): number | null {
  if (lineScore.length === 0) return null;
  return sum(lineScore.filter(({ number }) => number <= earlyInnings).map((inning) => inning[side] ?? 0));
}

/** The pitches of all pitchers but the starter; null if a count is missing. */
function reliefPitches(pitching: BoxScore['away']['pitching'], starter: number | null): number | null {
  const relievers = pitching.filter(({ playerId }) => playerId !== starter);
  const counts = relievers.flatMap(({ pitches }) => (pitches === null ? [] : [pitches]));
  const isKnown = pitching.length > relievers.length && counts.length === relievers.length;
  return isKnown ? sum(counts) : null;
}

/** The runs that the starter allowed; null without a pitching line. */
function starterRuns(pitching: BoxScore['away']['pitching'], starter: number | null): number | null {
  return pitching.find(({ playerId }) => playerId === starter)?.runs ?? null;
}

/** The starting nine without a batting pitcher; one who is a two-way player bats. Null if they are not known. */
function startingBatters({ lineups, players }: GameLog['header'], side: Side): number[] | null {
  const batters = lineups[side].filter(
    ({ playerId, position }) => position !== 'P' || players[playerId]?.position === 'TWP',
  );
  return batters.length < 8 ? null : batters.map(({ playerId }) => playerId);
}

/** Hit batters by side at bat, which a box score does not count. */
function countHitBatters({ events }: GameLog): Record<Side, number> {
  const counts = { away: 0, home: 0 };
  let side: Side = 'away';
  for (const event of events) {
    if (event.type === 'plateAppearanceStarted') side = battingSideOf(event.half);
    if (event.type === 'plateAppearanceEnded' && event.event === 'Hit By Pitch') counts[side] += 1;
  }
  return counts;
}

/**
 * Reads what forecasts and briefs need of a final game with the official result `runs`. The counts of a game without a box score, and
 * the early runs of one without a line score, are null, and walks without all plays, because those have the hit batters.
 */
export function toGameLines(
  { log, box }: { log: GameLog; box: BoxScore },
  runs: Record<Side, number>,
): Record<Side, GameLine> {
  const { lineScore, missingPlays } = fold(log, Infinity);
  const isWithoutInnings = missingPlays.some(({ inning }) => inning === null);
  const hitBatters = countHitBatters(log);
  const lineOf = (side: Side): GameLine => {
    const { batting, pitching } = box[side];
    const starter = log.header.startingPitchers[side];
    const count = (of: 'hits' | 'walks' | 'homeRuns' | 'strikeOuts') =>
      batting.length === 0 ? null : sum(batting.map((line) => line[of]));
    const walks = count('walks');
    return {
      starter,
      batters: startingBatters(log.header, side),
      runs: runs[side],
      hits: count('hits'),
      walks: walks === null || missingPlays.length > 0 ? null : walks + hitBatters[side],
      homeRuns: count('homeRuns'),
      strikeouts: count('strikeOuts'),
      earlyRuns: isWithoutInnings ? null : earlyRuns(lineScore, side),
      reliefPitches: reliefPitches(pitching, starter),
      starterRuns: starterRuns(pitching, starter),
    };
  };
  return { away: lineOf('away'), home: lineOf('home') };
}
