import { arrow } from './arrow.ts';
import { dayOfZone } from './day-of-zone.ts';
import { exportedFunction } from './exported-function.ts';
import { linkPaths } from './link-paths.ts';
import { oneRounding } from './one-rounding.ts';
import { plainWords } from './plain-words.ts';
import { pureCore } from './pure-core.ts';
import { seasonRanking } from './season-ranking.ts';
import { wireWords } from './wire-words.ts';

/** The lint rules of this project. */
export default {
  meta: { name: 'called-shot' },
  rules: {
    arrow,
    'day-of-zone': dayOfZone,
    'exported-function': exportedFunction,
    'link-paths': linkPaths,
    'one-rounding': oneRounding,
    'plain-words': plainWords,
    'pure-core': pureCore,
    'season-ranking': seasonRanking,
    'wire-words': wireWords,
  },
};
