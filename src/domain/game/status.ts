import type { GameStatus, Phase } from './model.ts';

type StatusFacts = {
  /** the league's code of one or two letters: a family and a reason */
  code: string | null | undefined;
  /** the league's coarse state: Preview, Live, Final, Other */
  state: string | null | undefined;
  words: string | null | undefined;
  reason: string | null | undefined;
  startTimeTbd: boolean | null | undefined;
};

const weather = 'RSGVFCDBPLEAOI';
const forfeit = 'KXQJINVRO';
const review = 'UQPFDEHGNSCAOTIMBRKLX';

/** The league's families of codes: what each means, and the second letters known to follow. */
const families: Record<string, { phase: Phase; reasons: string }> = {
  S: { phase: 'open', reasons: '' },
  P: { phase: 'open', reasons: `${weather}YW` },
  I: { phase: 'live', reasons: `${weather}YHZ` },
  M: { phase: 'live', reasons: review },
  N: { phase: 'live', reasons: review },
  T: { phase: 'held', reasons: `${weather}U` },
  U: { phase: 'held', reasons: `${weather}UZ` },
  D: { phase: 'void', reasons: weather },
  C: { phase: 'void', reasons: weather },
  O: { phase: 'final', reasons: `${weather}MTW` },
  F: { phase: 'final', reasons: `${weather}MTW` },
  Q: { phase: 'final', reasons: forfeit },
  R: { phase: 'final', reasons: forfeit },
};

/** Warm-up counts as live; a tie stands but has no winner. */
const exceptions: Record<string, Phase> = { PW: 'live', OT: 'void', FT: 'void' };

const phaseOfCode = (code: string): Phase => {
  const family = families[code.charAt(0)];
  if (!family || code.length > 2) return 'unknown';
  const isKnown = code.length === 1 || family.reasons.includes(code.charAt(1));
  return isKnown ? (exceptions[code] ?? family.phase) : 'unknown';
};

/** For feeds that leave the code out. Without it a start is not trusted: nothing is open for picks by words alone. */
const phasesOfWords: [RegExp, Phase][] = [
  [/^Suspended/, 'held'],
  [/^(Postponed|Cancelled)/, 'void'],
  [/Tied$/, 'void'],
  [/^(Final|Game Over|Completed Early|Forfeit)/, 'final'],
];

const phaseOfWords = (state: string, words: string): Phase =>
  phasesOfWords.find(([pattern]) => pattern.test(words))?.[1] ?? (state === 'Live' ? 'live' : 'unknown');

/**
 * What a game's status means for watching, picking and grading: total over every code, known or not.
 * A code that the league has not published is `unknown`: shown in the league's words, neither picked nor graded.
 * Source of the codes: the league's own /gameStatus listing.
 */
export function gameStatus({ code, state, words, reason, startTimeTbd }: StatusFacts): GameStatus {
  return {
    phase: code ? phaseOfCode(code) : phaseOfWords(state ?? '', words ?? ''),
    words: words || state || 'Unknown',
    code: code ?? '',
    reason: reason || null,
    startTimeTbd: startTimeTbd ?? false,
  };
}

/** The status of a game of which nothing has been heard yet. */
export const scheduled: GameStatus = {
  phase: 'open',
  words: 'Scheduled',
  code: 'S',
  reason: null,
  startTimeTbd: false,
};

const codesOfWords: Record<string, string> = { Scheduled: 'S', 'Pre-Game': 'P', Warmup: 'PW', 'In Progress': 'I' };

/**
 * A status known by its words alone, as a feed notes each change of it ('Delayed: Rain');
 * the newest status of a game comes with its code.
 */
export function statusFromWords(words: string): GameStatus {
  const [first = words, reason = null] = words.split(': ');
  const delay = first === 'Delayed Start' ? 'PO' : first === 'Delayed' ? 'IO' : null;
  const code = codesOfWords[words] ?? delay;
  return gameStatus({ code, state: 'Live', words, reason, startTimeTbd: false });
}
