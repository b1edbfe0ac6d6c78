import { figureOf } from '#rules/baseball/game/describe.ts';
import type { BattingLine, PitchingLine } from '#rules/baseball/game/model.ts';
import { inningsOfOuts } from '#rules/baseball/stats/figures.ts';

type Batting = Pick<BattingLine, 'atBats' | 'hits' | 'homeRuns' | 'rbi' | 'runs' | 'walks'>;

/** '2-for-3, HR, 2 RBI'; null before the first plate appearance. */
export function battingDayLine({ atBats, hits, homeRuns, rbi, runs, walks }: Batting): string | null {
  const rest = [...figureOf(homeRuns, 'HR'), ...figureOf(rbi, 'RBI'), ...figureOf(runs, 'R'), ...figureOf(walks, 'BB')];
  if (atBats === 0 && rest.length === 0) return null;
  return [`${hits}-for-${atBats}`, ...rest].join(', ');
}

type Pitching = Pick<PitchingLine, 'outs' | 'hits' | 'earnedRuns' | 'walks' | 'strikeOuts'>;

/** '5.1 IP, 4 H, 2 ER, BB, 7 K' */
export function pitchingDayLine({ outs, hits, earnedRuns, walks, strikeOuts }: Pitching): string {
  return [
    `${inningsOfOuts(outs)} IP`,
    `${hits} H`,
    `${earnedRuns} ER`,
    ...figureOf(walks, 'BB'),
    ...figureOf(strikeOuts, 'K'),
  ].join(', ');
}
