import type { GameView } from '#rules/baseball/game/model.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import { paths } from '#platform/api/browser/paths.ts';
import type { PageHead } from '#platform/api/browser/page-head.ts';

/** The title of the page until the game is loaded. */
export const unknownGameHead: PageHead = { title: 'Live game', description: 'A game, pitch by pitch.' };

/** 'Braves at Mets', and the score in the description once there is one. */
export function gameHead(view: GameView): PageHead {
  const title = `${view.teams.away.shortName} at ${view.teams.home.shortName}`;
  const score = hasStarted(view) ? `${describeScore(view)}. ` : '';
  return {
    title,
    picture: `/api/games/${view.gamePk}/picture.png`,
    textVersion: paths.gameText(view.gamePk),
    isEmbeddable: true,
    description: `${score}${view.teams.away.name} at ${view.teams.home.name}, pitch by pitch.`,
  };
}

/** The head of a replay: its picture and its address are those of the moment. */
export function pastGameHead(view: GameView, at: number): PageHead {
  const { title, picture, description } = gameHead(view);
  return { title, description, picture: `${picture}?at=${at}`, address: paths.liveGame(view.gamePk, { at }) };
}
