import type { LiveGame } from '#contract/games.ts';
import { receive } from '#contract/live/follow-stream.ts';
import type { StreamMessage, StreamState } from '#contract/live/follow-stream.ts';
import type { GameView } from '#domain/game/model.ts';

/** The state of a followed game. */
export type HeldGame = LiveGame & { view: GameView };

export type GameFollower = {
  take(message: StreamMessage): void;
  /** Requests the changes since the current version, as a poll does. */
  catchUp(): Promise<void>;
};

type Follow = {
  held(): HeldGame | null;
  hold(next: StreamState & Partial<Pick<LiveGame, 'freshness'>>): void;
  /** returns the changes since a version (null: the whole view), or null if there are none */
  ask(since: number | null): Promise<LiveGame | null>;
};

/** Converts a response to `since` to stream messages. */
function messagesOf({ version, view, deltas = [] }: LiveGame): StreamMessage[] {
  if (view) return [{ type: 'view', version, view }];
  const first = version - deltas.length + 1;
  return deltas.map((delta, place) => ({ type: 'delta', version: first + place, delta: String(delta) }));
}

/** Keeps the state of a game equal to the server's when messages are missed, repeated or damaged. */
export function createGameFollower({ held, hold, ask }: Follow): GameFollower {
  let isAsking = false;

  const takeAll = (from: StreamState | null, answer: LiveGame): void => {
    const last = messagesOf(answer).reduce<ReturnType<typeof receive> | null>(
      (state, message) => (typeof state === 'string' ? state : receive(state, message)),
      from,
    );
    if (last !== null && typeof last !== 'string') hold({ ...last, freshness: answer.freshness });
  };

  const askFor = async (since: number | null): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const answer = await ask(since).catch(() => null);
    isAsking = false;
    if (answer) takeAll(since === null ? null : held(), answer);
  };

  return {
    take(message) {
      const before = held();
      const after = receive(before, message);
      if (after === 'gap') void askFor(before?.version ?? null);
      else if (after === 'unreadable') void askFor(null);
      else if (after !== before) hold(after);
    },
    catchUp: () => askFor(held()?.version ?? null),
  };
}
