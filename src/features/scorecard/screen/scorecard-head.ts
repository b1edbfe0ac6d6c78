import { describeScore } from '#rules/baseball/game/describe.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';
import { paths } from '#platform/api/browser/paths.ts';

/** 'Scorecard: Braves at Mets', and the score in the description once there is one. `at`: the time of a replay (epoch ms, UTC). */
export function scorecardHead(view: GameView | undefined, at: number | undefined): PageHead {
  if (!view) return { title: 'Scorecard', description: 'A game, kept by hand.' };
  const { away, home } = view.teams;
  const score = hasStarted(view) ? `${describeScore(view)}. ` : '';
  return {
    title: `Scorecard: ${away.shortName} at ${home.shortName}`,
    picture: `/api/games/${view.gamePk}/picture.png${at === undefined ? '' : `?at=${at}`}`,
    ...(at !== undefined && { address: paths.scorecard(view.gamePk, { at }) }),
    description: `${score}Every plate appearance in standard notation, live and for printing.`,
  };
}
