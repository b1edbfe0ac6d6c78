import { figureOf } from '#rules/baseball/game/count-of.ts';
import type { BattingLine, BoxScore, PitchingLine } from '#rules/baseball/game/model.ts';
import { inningsOfOuts } from '#rules/baseball/stats/innings.ts';

/** '1–2, BB · .265, 12 HR' of today and of the season; what is not known is left out. */
export function formatBattingLine({ hits, atBats, walks, ...line }: BattingLine): string {
  const today = [
    `${hits}–${atBats}`,
    ...figureOf(line.homeRuns, 'HR'),
    ...figureOf(line.rbi, 'RBI'),
    ...figureOf(walks, 'BB'),
    ...figureOf(line.strikeOuts, 'K'),
  ];
  const season = [line.average, line.seasonHomeRuns !== null && `${line.seasonHomeRuns} HR`];
  return [today, season]
    .map((part) => part.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ');
}

/** '5.0 IP, 3 H, 2 R, 6 K · 84 P · 3.21 ERA'; `pitches` are newer than the line. */
export function formatPitchingLine(
  { outs, hits, runs, strikeOuts, era, ...line }: PitchingLine,
  pitches: number | null,
) {
  const count = pitches ?? line.pitches;
  return [
    `${inningsOfOuts(outs)} IP, ${hits} H, ${runs} R, ${strikeOuts} K`,
    count !== null && `${count} P`,
    era !== null && `${era} ERA`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Id = number | null;

export function findBatter(box: BoxScore | null, id: Id): BattingLine | undefined {
  return [...(box?.away.batting ?? []), ...(box?.home.batting ?? [])].find(({ playerId }) => playerId === id);
}

export function findPitcher(box: BoxScore | null, id: Id): PitchingLine | undefined {
  return [...(box?.away.pitching ?? []), ...(box?.home.pitching ?? [])].find(({ playerId }) => playerId === id);
}
