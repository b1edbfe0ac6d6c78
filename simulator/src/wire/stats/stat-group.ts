import type { BattingLine, FieldingLine, PitchingLine } from '../../lines.ts';
import { addFielding, addLines } from './add-lines.ts';
import { battingStat } from './batting-stat.ts';
import { fieldingStat } from './fielding-stat.ts';
import type { JsonObject } from '../json.ts';
import { pitchingStat } from './pitching-stat.ts';

export type StatGroup = 'hitting' | 'pitching' | 'fielding' | 'catching';

export function isStatGroup(name: string): name is StatGroup {
  return ['hitting', 'pitching', 'fielding', 'catching'].includes(name);
}

type Lines = { batting: BattingLine | null; pitching: PitchingLine | null; fielding: readonly FieldingLine[] };

/** The `stat` objects of added lines: one, or one per fielding position. Empty without statistics. */
export function statsOf(group: StatGroup, lines: readonly Lines[]): JsonObject[] {
  if (group === 'hitting') {
    const batting = addLines(lines.map((line) => line.batting));
    return batting && batting.plateAppearances + batting.games > 0 ? [battingStat(batting)] : [];
  }
  if (group === 'pitching') {
    const pitching = addLines(lines.map((line) => line.pitching));
    return pitching && pitching.games > 0 ? [pitchingStat(pitching)] : [];
  }
  const positions = addFielding(lines.flatMap(({ fielding }) => fielding)).filter(
    ({ games, position }) => games > 0 && position !== 'DH',
  );
  return positions.filter(({ position }) => group === 'fielding' || position === 'C').map(fieldingStat);
}
