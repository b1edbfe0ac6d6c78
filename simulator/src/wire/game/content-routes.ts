import { objectNotFound } from '../../http/api-error.ts';
import { toId } from '../../http/query.ts';
import type { Routes } from '../../http/routes.ts';
import type { League } from '../../league.ts';
import { copyright } from '../notice.ts';

/** The editorial content of a game, which the simulated league does not have. */
export function contentRoutes(league: League): Routes {
  return {
    '/api/v1/game/:gamePk/content': ({ params }) => {
      const game = league.game(toId(params.gamePk ?? ''));
      if (!game) throw objectNotFound();
      return {
        copyright,
        link: `/api/v1/game/${game.gamePk}/content`,
        editorial: {},
        media: { freeGame: false, enhancedGame: false },
        highlights: {},
        summary: { hasPreviewArticle: false, hasRecapArticle: false, hasWrapArticle: false, hasHighlightsVideo: false },
        gameNotes: {},
      };
    },
  };
}
