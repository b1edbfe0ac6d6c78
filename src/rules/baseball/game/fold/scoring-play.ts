import type { ScoringPlay } from '../model.ts';
import type { Progress } from './progress.ts';

/**
 * The current plate appearance as a scoring play. Runs that score before it ends (a wild pitch, a steal of home) are
 * described at once by their notes; the result is appended later.
 */
const scoringPlayOf = (game: Progress): ScoringPlay | null => {
  const { current, scoringNotes, lastNote } = game;
  if (!current?.isScoring) return null;
  const { index, inning, half, away, home } = current;
  const descriptions = [...new Set([...scoringNotes, current.description])].filter(
    (description) => description !== null,
  );
  if (current.event === null && descriptions.length === 0) return null;
  return {
    index,
    inning,
    half,
    event: current.event ?? lastNote?.event ?? 'Run',
    description: descriptions.join(' ') || null,
    away,
    home,
  };
};

/** Adds the current plate appearance to the scoring plays, or replaces its entry. */
export function withScoringPlay(game: Progress): Progress {
  const play = scoringPlayOf(game);
  if (!play) return game;
  return { ...game, scoringPlays: [...game.scoringPlays.filter((each) => each.index !== play.index), play] };
}
