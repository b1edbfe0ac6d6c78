import type { Bus, Stored } from '#platform/bus/bus.ts';
import { type GameSnapshot, gameSnapshots, gameNews, type GameUpdate, gameUpdates } from './game-topics.ts';
import { type GameState, hasSameFreshness } from './live-game.ts';
import { deltaFrame } from './stream-frames.ts';

/** Another process has published the game, or the broker has lost it. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** What the processes of the site store of a game. */
export type StoredGame = Pick<GameState, 'snapshot' | 'number' | 'updates'>;

/** Null if no process has published the game. `lastSent`: the newest update that was sent, before that of the snapshot if its process stopped */
export async function readStored(
  bus: Bus,
  gamePk: number,
): Promise<{ game: StoredGame; lastSent: Stored<GameUpdate> | undefined } | null> {
  const sent = await bus.replay(gameUpdates, String(gamePk));
  const [stored] = await bus.replay(gameSnapshots, String(gamePk));
  if (stored === undefined) return null;
  const { value: snapshot, number } = stored;
  const updates = pastOf(
    snapshot,
    sent.map(({ value }) => value),
  );
  return { game: { snapshot, number, updates }, lastSent: sent.at(-1) };
}

/** The stored updates, with that of the snapshot, which is stored before its update. */
function pastOf({ version, delta }: GameSnapshot, updates: GameUpdate[]): GameUpdate[] {
  if (delta === null || updates.some((update) => update.version >= version)) return updates;
  return [...updates, { version, delta, frame: deltaFrame(version, delta) }];
}

/** Publishes the states of a game for the other processes of the site. Rejects with `TakenOver` if another process does. */
export function createPublication(bus: Bus, gamePk: number) {
  const key = String(gamePk);
  /** the numbers of the newest messages that this process knows; those after them are of another process */
  const newest = { snapshot: 0, update: 0 };

  const sendUpdate = async (update: GameUpdate): Promise<void> => {
    newest.update = (await bus.publish(gameUpdates, key, update)) ?? newest.update;
  };
  return {
    /** What the process before has published. An update that it has stored but not sent is sent now. */
    async read(): Promise<GameState | null> {
      const stored = await readStored(bus, gamePk);
      if (stored === null) return null;
      const { game, lastSent } = stored;
      Object.assign(newest, { snapshot: game.number, update: lastSent?.number ?? 0 });
      const unsent = game.updates.at(-1);
      if (unsent !== undefined && unsent.version !== lastSent?.value.version) await sendUpdate(unsent);
      return { ...game, freshness: { asOf: game.snapshot.asOf, isStale: true } };
    },
    /** `before`: the state that is published; null: none */
    async write(before: GameState | null, next: GameState): Promise<GameState> {
      const state = { ...next, number: before?.number ?? 0 };
      if (next.snapshot !== before?.snapshot) {
        const number = await bus.publish(gameSnapshots, key, next.snapshot, state.number);
        // a process that was stuck finds that another one has published
        if (number === null) throw new TakenOver(`Another process publishes game ${gamePk}`);
        newest.snapshot = number;
        state.number = number;
        const update = next.updates.at(-1);
        if (update !== undefined && update !== before?.updates.at(-1)) await sendUpdate(update);
      }
      if (before === null || (state.number === before.number && hasSameFreshness(before, next))) return state;
      await bus.publish(gameNews, key, { number: state.number, ...state.freshness });
      return state;
    },
    async forget(): Promise<void> {
      await bus.forget(gameSnapshots, key, newest.snapshot);
      await bus.forget(gameUpdates, key, newest.update);
    },
  };
}
