import type { LiveGame } from '#contract/games.ts';
import type { GameView } from '#domain/game/model.ts';
import { FinalArrangement } from './final-arrangement.tsx';
import { LiveArrangement } from './live-arrangement.tsx';
import { PreviewArrangement } from './preview-arrangement.tsx';
import { arrangementOf } from './screen-state.ts';
import { useGameScreen } from './use-game-screen.ts';

const arrangements = { preview: PreviewArrangement, live: LiveArrangement, final: FinalArrangement };

/** The page of a game in the arrangement that its state calls for. */
export function GamePanels({ game }: { game: LiveGame & { view: GameView } }) {
  const screen = useGameScreen(game.view, null);
  const { away, home } = game.view.teams;
  const Arrangement = arrangements[arrangementOf(game.view)];
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {away.name} at {home.name}
      </h1>
      <Arrangement screen={screen} />
    </>
  );
}
