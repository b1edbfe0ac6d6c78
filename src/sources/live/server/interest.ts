import { UpstreamError } from '#platform/outgoing/upstream-error.ts';
import type { Audience } from './audience.ts';

/** Who wants a game. `visitors`: two of them at most; null: the server. `isWatched`: by a stream */
export type Wanted = { visitors: readonly (string | null)[]; isWatched: boolean };

/** ms after which a game is no longer wanted by who has requested it */
const recently = 30_000;
/** it matters whether there is more than one */
const mostVisitors = 4;

/** Who wants a game. Times are real, epoch ms. */
export type Interest = {
  note(wanted: Wanted): void;
  readonly touchedAt: number;
  isWatched(): boolean;
  /** The only visitor who wants the game now; null: several do, or none, or the server. */
  sole(): string | null;
  /** Two of the visitors who want the game now. */
  visitors(): (string | null)[];
};

/** `audience`: those who watch the game in this process, who want it as long as they do */
export function createInterest(
  realNow: () => number,
  audience: Pick<Audience, 'size' | 'visitors'> = { size: 0, visitors: () => [] },
): Interest {
  /** by visitor, the latest last */
  const seen = new Map<string | null, number>();
  let touchedAt = realNow();
  let watchedAt = -Infinity;

  const wantedBy = () => {
    const requested = [...seen].filter(([, at]) => realNow() - at < recently).map(([visitor]) => visitor);
    return [...new Set([...requested, ...audience.visitors()])].slice(-2);
  };
  return {
    note({ visitors, isWatched }) {
      touchedAt = realNow();
      if (isWatched) watchedAt = touchedAt;
      for (const visitor of visitors) {
        seen.delete(visitor);
        seen.set(visitor, touchedAt);
      }
      for (const visitor of [...seen.keys()].slice(0, -mostVisitors)) seen.delete(visitor);
    },
    get touchedAt() {
      return audience.size > 0 ? realNow() : touchedAt;
    },
    isWatched: () => audience.size > 0 || realNow() - watchedAt < recently,
    sole() {
      const [visitor = null, ...others] = wantedBy();
      return others.length === 0 ? visitor : null;
    },
    visitors: wantedBy,
  };
}

type Game = { interest: Pick<Interest, 'touchedAt' | 'isWatched' | 'sole'> };

/** games that one visitor alone may watch while there is no place for others */
const fairShare = 20;

/**
 * The game that makes place for another one: the least recently requested without subscribers, else one of a visitor who alone watches
 * many. Throws `UpstreamError` if there is none: games that others watch are not dropped.
 */
export function gameToDrop<T extends Game>(games: ReadonlyMap<number, T>): [gamePk: number, game: T] {
  const oldestFirst = [...games].toSorted(([, one], [, other]) => one.interest.touchedAt - other.interest.touchedAt);
  const ofVisitors = Map.groupBy(oldestFirst, ([, { interest }]) => interest.sole());
  const isOneOfMany = ([, { interest }]: [number, T]) =>
    interest.sole() !== null && (ofVisitors.get(interest.sole())?.length ?? 0) > fairShare;
  const dropped = oldestFirst.find(([, { interest }]) => !interest.isWatched()) ?? oldestFirst.find(isOneOfMany);
  if (dropped === undefined) throw new UpstreamError('busy', 'Too many games are followed');
  return dropped;
}
