import { foldLetters, splitCapitals } from './username-words.ts';

/** Encoded with ROT13, so that readers and searches of the source do not meet the words. */
const encodedAnywhere =
  'avttre avttn snttbg xvxr jrgonpx puvax tbbx fcvpx enturnq gbjryurnq fnaqavt genaal furznyr qnexvr tbyyvjbt cbepuzbaxrl whatyrohaa mvccreurnq ornare zhqfyvzr pnzryshpxre uvgyre fvrturvy juvgrcbjre tnfgurwrjf urvyu';
const encodedWhole =
  'snt sntf sntt qlxr qlxrf fcvp fcvpf pbba pbbaf cnxv cnxvf wnc wncf tlc tlcb nob nobf ergneq ergneqf gneq puvanzna arteb artebrf xnssve xnssre xvxr anmv anmvf xxx ubzb ubzbf pevccyr zbatbybvq cvxrl jbc qntb lvq fdhnj vawha erqfxva erqfxvaf ubaxl tevatb';

function decodeWords(encoded: string): string[] {
  const rotate = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
  return encoded.replaceAll(/[a-z]/g, rotate).split(' ');
}

/** Letters alone, without leetspeak and without repetition of a letter. */
const fold = (text: string): string => foldLetters(text).replaceAll(/(.)\1+/gu, '$1');

const anywhere = decodeWords(encodedAnywhere).map(fold);
const whole = new Set(decodeWords(encodedWhole).map(fold));

/** Whether a username contains a slur. Short ones count as a whole word only, because other words contain them. */
export function containsSlur(username: string): boolean {
  // a letter alone is an initial, although a repeated one can be a slur
  const words = splitCapitals(username)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const folded = fold(username);
  return anywhere.some((slur) => folded.includes(slur)) || [folded, ...words.map(fold)].some((word) => whole.has(word));
}
