import type { BattingLine, PitchingLine } from '#rules/baseball/game/model.ts';
import { inningsOfOuts } from '#rules/baseball/stats/innings.ts';

/** 'HR', '2 HR'; nothing for 0. */
function counted(count: number, name: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? name : `${count} ${name}`];
}

type Batting = Pick<BattingLine, 'atBats' | 'hits' | 'homeRuns' | 'rbi' | 'runs' | 'walks'>;

/** '2-for-3, HR, 2 RBI'; null before the first plate appearance. */
export function battingDayLine({ atBats, hits, homeRuns, rbi, runs, walks }: Batting): string | null {
  const rest = [...counted(homeRuns, 'HR'), ...counted(rbi, 'RBI'), ...counted(runs, 'R'), ...counted(walks, 'BB')];
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
    ...counted(walks, 'BB'),
    ...counted(strikeOuts, 'K'),
  ].join(', ');
}
