import { describeScore } from '#domain/game/describe.ts';
import { hasStarted } from '#domain/game/predicates.ts';
import type { GameView } from '#domain/game/model.ts';
import type { PageHead } from '../../page-head.ts';

/** 'Scorecard: Braves at Mets', and the score in the description once there is one. */
export function scorecardHead(view: GameView | undefined): PageHead {
  if (!view) return { title: 'Scorecard', description: 'A game, kept by hand.' };
  const { away, home } = view.teams;
  const score = hasStarted(view) ? `${describeScore(view)}. ` : '';
  return {
    title: `Scorecard: ${away.shortName} at ${home.shortName}`,
    picture: `/api/games/${view.gamePk}/picture.png`,
    description: `${score}Every plate appearance in standard notation, live and for printing.`,
  };
}
