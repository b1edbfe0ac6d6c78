import { arrow } from './arrow.ts';
import { pureCore } from './pure-core.ts';
import { wireWords } from './wire-words.ts';

/** The rules of this house that no ready-made lint knows. */
export default { meta: { name: 'called-shot' }, rules: { arrow, 'pure-core': pureCore, 'wire-words': wireWords } };
