/** What a listener can ask at any time, with its key and its name. */
export const questions = [
  { id: 'score', key: 'S', name: 'Score and inning' },
  { id: 'count', key: 'C', name: 'Count' },
  { id: 'bases', key: 'B', name: 'Bases' },
  { id: 'pitch', key: 'P', name: 'Last pitch' },
  { id: 'matchup', key: 'A', name: 'Batter and pitcher' },
  { id: 'chance', key: 'W', name: 'Win probability' },
  { id: 'challenges', key: 'Z', name: 'Challenges left' },
  { id: 'lock', key: 'N', name: 'Next lock' },
  { id: 'picks', key: 'M', name: 'My picks' },
  { id: 'repeat', key: 'R', name: 'Repeat' },
  { id: 'help', key: '?', name: 'Help' },
] as const;

export type Question = (typeof questions)[number]['id'];

/** The question of a key (in upper case); null for every other key. H is left to holding the updates. */
export function questionOfKey(key: string): Question | null {
  return questions.find((each) => each.key === key)?.id ?? null;
}

/** 'S: score and inning. C: count. …' */
export function describeKeys(): string {
  return questions.map(({ key, name }) => `${key === '?' ? 'Question mark' : key}: ${name.toLowerCase()}.`).join(' ');
}

/** How much is announced while a game is played, from little to much. */
export const verbosities = ['scores', 'plays', 'pitches', 'everything'] as const;

export type Verbosity = (typeof verbosities)[number];

export const verbosityNames: Record<Verbosity, string> = {
  scores: 'Scores only',
  plays: 'Plays',
  pitches: 'Every pitch',
  everything: 'Everything',
};

/** What is announced when a replay plays at a speed (null: it does not play, or the game is live): above 1, scores only. */
export function verbosityAt(chosen: Verbosity, speed: number | null): Verbosity {
  return speed !== null && speed > 1 ? 'scores' : chosen;
}
