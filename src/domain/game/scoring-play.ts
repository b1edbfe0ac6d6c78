import type { ScoringPlay } from './model.ts';
import type { Progress } from './progress.ts';

/**
 * The scoring play that the current plate appearance is. Runs that come in while the batter is still up (a wild pitch,
 * a steal of home) are told at once in the words of what brought them in; the result joins them when it comes.
 */
const scoringPlayOf = (game: Progress): ScoringPlay | null => {
  const { current, scoringNotes, lastNote } = game;
  if (!current?.isScoring) return null;
  const { index, inning, half, away, home } = current;
  const told = [...new Set([...scoringNotes, current.description])].filter((words) => words !== null);
  if (current.event === null && told.length === 0) return null;
  return {
    index,
    inning,
    half,
    event: current.event ?? lastNote?.event ?? 'Run',
    description: told.join(' ') || null,
    away,
    home,
  };
};

/** Lists the current plate appearance among the scoring plays, once, as it now stands. */
export function withScoringPlay(game: Progress): Progress {
  const play = scoringPlayOf(game);
  if (!play) return game;
  return { ...game, scoringPlays: [...game.scoringPlays.filter((each) => each.index !== play.index), play] };
}
