import type { LiveGame } from '../contract.ts';
import { receive } from '#sources/live/codec/delta.ts';
import type { StreamMessage, StreamState } from '#sources/live/codec/delta.ts';
import type { GameView } from '#rules/baseball/game/model.ts';

/** A followed game that has a view. */
export type LoadedGame = LiveGame & { view: GameView };

export type GameFollower = {
  apply(message: StreamMessage): void;
  /** Requests the changes since the current version. */
  catchUp(): Promise<void>;
};

type Follow = {
  read(): LoadedGame | null;
  write(next: StreamState & Partial<Pick<LiveGame, 'freshness'>>): void;
  /** requests the changes since a version (null: the whole view); null without changes */
  request(since: number | null): Promise<LiveGame | null>;
};

/** Converts a response to messages. */
function messagesOf({ version, view, deltas = [] }: LiveGame): StreamMessage[] {
  if (view) return [{ type: 'view', version, view }];
  const first = version - deltas.length + 1;
  return deltas.map((delta, index) => ({ type: 'delta', version: first + index, delta: String(delta) }));
}

/** Updates a game from stream messages. After missed or damaged messages it requests the changes or the whole view. */
export function createGameFollower({ read, write, request }: Follow): GameFollower {
  let isRequesting = false;

  const applyAll = (from: StreamState | null, game: LiveGame): void => {
    const last = messagesOf(game).reduce<ReturnType<typeof receive> | null>(
      (state, message) => (typeof state === 'string' ? state : receive(state, message)),
      from,
    );
    if (last !== null && typeof last !== 'string') write({ ...last, freshness: game.freshness });
  };

  const update = async (since: number | null): Promise<void> => {
    if (isRequesting) return;
    isRequesting = true;
    const game = await request(since).catch(() => null);
    isRequesting = false;
    if (game) applyAll(since === null ? null : read(), game);
  };

  return {
    apply(message) {
      const before = read();
      const after = receive(before, message);
      if (after === 'gap') void update(before?.version ?? null);
      else if (after === 'unreadable') void update(null);
      else if (after !== before) write(after);
    },
    catchUp: () => update(read()?.version ?? null),
  };
}
