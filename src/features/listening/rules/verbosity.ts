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
