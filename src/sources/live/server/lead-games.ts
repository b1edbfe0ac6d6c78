import type { Bus } from '#platform/bus/bus.ts';
import type { FeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { toUpstreamFailure } from './upstream-failure.ts';
import { followedGame } from './game-topics.ts';
import { createGamePublisher, type GamePublisher, type GamePublisherOptions } from './publish-game.ts';

type Options = Omit<GamePublisherOptions, 'gamePk' | 'reader' | 'onEnd'> & {
  bus: Bus;
  readerOf(gamePk: number): FeedReader;
  /** maximum number of followed games; beyond it, the least recently requested one is dropped */
  maxGames?: number;
};

/** Follows the games that the processes of the site request, until the returned function is called. */
export function leadGames({ bus, readerOf, maxGames = 200, ...options }: Options): () => void {
  const publishers = new Map<number, GamePublisher>();

  const drop = (gamePk: number, publisher: GamePublisher) => {
    publisher.stop();
    if (publishers.get(gamePk) === publisher) publishers.delete(gamePk);
  };
  const follow = (gamePk: number): GamePublisher => {
    if (publishers.size >= maxGames) {
      const [oldest] = [...publishers].toSorted(([, one], [, other]) => one.touchedAt - other.touchedAt);
      if (oldest) drop(...oldest);
    }
    const publisher = createGamePublisher({
      ...options,
      bus,
      gamePk,
      reader: readerOf(gamePk),
      onEnd: () => drop(gamePk, publisher),
    });
    publishers.set(gamePk, publisher);
    return publisher;
  };
  const stopAnswering = bus.answer(followedGame, async (gamePk) => {
    const publisher = publishers.get(gamePk) ?? follow(gamePk);
    publisher.touch();
    return publisher.state().catch((error: unknown) => ({ failure: toUpstreamFailure(error) }));
  });

  return () => {
    stopAnswering();
    for (const [gamePk, publisher] of publishers) drop(gamePk, publisher);
  };
}
