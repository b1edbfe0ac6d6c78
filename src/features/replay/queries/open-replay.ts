import type { gameLog } from '#features/games/contract.ts';
import { send } from '#platform/page/call.ts';
import { createReplayer, type Replayer } from './replayer.ts';

/** Loads the events of a game and prepares its replay. */
export async function openReplay(gamePk: string): Promise<Replayer> {
  return createReplayer(await send<typeof gameLog>('GET /api/games/:gamePk/log', { params: { gamePk } }));
}
