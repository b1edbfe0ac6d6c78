import { callOnDemand } from '#web/api/call-on-demand.ts';
import { createReplayer, type Replayer } from './replayer.ts';

/** Loads the events of a game and prepares its replay. */
export async function openReplay(gamePk: string): Promise<Replayer> {
  return createReplayer(await callOnDemand('gameLog', { params: { gamePk } }));
}
