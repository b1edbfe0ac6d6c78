import type { PitchingLine } from '../lines.ts';

type Figures = 'outs' | 'runs' | 'earnedRuns' | 'inheritedRunnersScored' | 'hits' | 'walks' | 'hitBatsmen';

/** A pitcher of the winning club with the figures of the game. */
export type Appearance = { id: number } & Pick<PitchingLine, Figures>;

const inning = 3;

/**
 * Returns the id of the winning pitcher (official rule 9.17). `pitchers` are those of the winning club in order of appearance;
 * `recordId` is the one who pitched for the club when it took the lead for the last time.
 */
export function findWinningPitcher(pitchers: readonly Appearance[], recordId: number): number {
  const [starter, ...relievers] = pitchers;
  if (starter?.id === recordId) {
    const isQualified = relievers.length === 0 || starter.outs >= outsOfStarter(pitchers);
    return isQualified ? recordId : (findMostEffective(relievers)?.id ?? recordId);
  }
  const record = relievers.findIndex(({ id }) => id === recordId);
  const reliever = relievers[record];
  if (!reliever || !isBriefAndIneffective(reliever)) return recordId;
  const successors = relievers
    .slice(record + 1)
    .filter((pitcher) => pitcher.outs > 0 && !isBriefAndIneffective(pitcher));
  return findMostEffective(successors)?.id ?? recordId;
}

/** Rule 9.17 (b): five innings, or four when the club was in the field for only five. */
function outsOfStarter(pitchers: readonly Appearance[]): number {
  const outs = pitchers.reduce((sum, pitcher) => sum + pitcher.outs, 0);
  return (outs <= 5 * inning ? 4 : 5) * inning;
}

/** Rule 9.17 (c), comment: less than one inning, and two or more earned runs, also of runners of an earlier pitcher. */
function isBriefAndIneffective({ outs, earnedRuns, inheritedRunnersScored }: Appearance): boolean {
  return outs < inning && earnedRuns + inheritedRunnersScored >= 2;
}

/** Rule 9.17 (b), comment: runs, baserunners and length decide, at least one inning is intended, and equal ones go by order. */
function findMostEffective(relievers: readonly Appearance[]): Appearance | undefined {
  return relievers.toSorted((one, other) => effect(other) - effect(one))[0];
}

function effect(pitcher: Appearance): number {
  const baserunners = pitcher.hits + pitcher.walks + pitcher.hitBatsmen;
  const runs = pitcher.runs + pitcher.inheritedRunnersScored;
  const isShort = pitcher.outs < inning;
  return pitcher.outs - 2 * runs - baserunners / 2 - (isShort ? 2 : 0);
}
