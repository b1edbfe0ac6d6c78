import type { PitchTypeCode } from '../../played-game.ts';

/** The API's names of pitch calls. */
const calls: Readonly<Record<string, string>> = {
  B: 'Ball', '*B': 'Ball In Dirt', C: 'Called Strike', S: 'Swinging Strike', W: 'Swinging Strike (Blocked)', F: 'Foul', T: 'Foul Tip',
  L: 'Foul Bunt', M: 'Missed Bunt', H: 'Hit By Pitch',
  X: 'In play, out(s)', D: 'In play, no out', E: 'In play, run(s)', V: 'Automatic Ball', VP: 'Automatic Ball - Pitcher Pitch Timer Violation',
  AC: 'Automatic Strike - Batter Pitch Timer Violation',
}; // prettier-ignore

export function callName(code: string) {
  return calls[code] ?? code;
}

const types: Readonly<Record<PitchTypeCode, string>> = {
  FF: 'Four-Seam Fastball', SI: 'Sinker', FC: 'Cutter', SL: 'Slider', ST: 'Sweeper', CU: 'Curveball', KC: 'Knuckle Curve', CH: 'Changeup', FS: 'Splitter', EP: 'Eephus',
}; // prettier-ignore

export function pitchTypeName(code: PitchTypeCode) {
  return types[code];
}
