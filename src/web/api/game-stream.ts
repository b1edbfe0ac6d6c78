import type { LiveGame } from '#contract/games.ts';
import { receive } from '#contract/live/follow-stream.ts';
import type { StreamMessage, StreamState } from '#contract/live/follow-stream.ts';
import type { GameView } from '#domain/game/model.ts';

/** What is held of a game while it is followed. */
export type HeldGame = LiveGame & { view: GameView };

export type GameFollower = {
  take(message: StreamMessage): void;
  /** Asks for what came since the version that is held: what a poll does. */
  catchUp(): Promise<void>;
};

type Follow = {
  held(): HeldGame | null;
  hold(next: StreamState & Partial<Pick<LiveGame, 'freshness'>>): void;
  /** what came since a version (null: the whole); null when nothing did */
  ask(since: number | null): Promise<LiveGame | null>;
};

/** The messages that an answer to `since` stands for. */
function messagesOf({ version, view, deltas = [] }: LiveGame): StreamMessage[] {
  if (view) return [{ type: 'view', version, view }];
  const first = version - deltas.length + 1;
  return deltas.map((delta, place) => ({ type: 'delta', version: first + place, delta: String(delta) }));
}

/** Keeps a held game equal to the server's, whatever is missed, repeated or damaged on the way. */
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
