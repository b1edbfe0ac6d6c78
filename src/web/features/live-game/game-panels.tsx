import type { HeldGame } from '../../api/game-stream.ts';
import type { Connection } from '../../api/watch-game.ts';
import { FinalArrangement } from './final-arrangement.tsx';
import { FreshnessLine } from './freshness-line.tsx';
import { LiveArrangement } from './live-arrangement.tsx';
import { PreviewArrangement } from './preview-arrangement.tsx';
import { arrangementOf } from './screen-state.ts';
import { useAnnouncedPlays } from './use-announced-plays.ts';
import { useGameScreen } from './use-game-screen.ts';

const arrangements = { preview: PreviewArrangement, live: LiveArrangement, final: FinalArrangement };

/** The page of a game in the arrangement that its state calls for. */
export function GamePanels({ game, connection }: { game: HeldGame; connection: Connection }) {
  const arrangement = arrangementOf(game.view);
  const showsFreshness = arrangement === 'live' || game.freshness.isStale;
  const freshness = showsFreshness ? <FreshnessLine connection={connection} freshness={game.freshness} /> : null;
  const screen = useGameScreen(game.view, freshness);
  useAnnouncedPlays(game.view);
  const { away, home } = game.view.teams;
  const Arrangement = arrangements[arrangement];
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {away.name} at {home.name}
      </h1>
      <Arrangement screen={screen} />
    </>
  );
}
