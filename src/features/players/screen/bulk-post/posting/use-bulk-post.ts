import { useRef, useState } from 'react';
import type { createPlayer, seasonPlayers } from '../../../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import { noPosts, postAll, type PostCounts } from './post-all.ts';
import { describeResult } from './describe-result.ts';

export type Progress = {
  state: 'idle' | 'reading' | 'posting' | 'done' | 'failed';
  counts: PostCounts;
  message: string | null;
};

const idle: Progress = { state: 'idle', counts: noPosts(0), message: null };

/** Posts a season's players; `stop` stops after the pending request. */
export function useBulkPost(season: string | undefined) {
  const [progress, setProgress] = useState(idle);
  const isStopped = useRef(false);

  const start = async () => {
    isStopped.current = false;
    setProgress({ ...idle, state: 'reading' });
    try {
      const list = await send<typeof seasonPlayers>('GET /api/players/season', { query: { season } });
      const counts = await postAll({
        players: list.players,
        post: (player) =>
          send<typeof createPlayer>('POST /api/players', { query: { season: list.season }, body: player }),
        onStep: (step) => setProgress({ state: 'posting', counts: step, message: null }),
        isStopped: () => isStopped.current,
      });
      setProgress({ state: 'done', counts, message: describeResult(counts) });
    } catch (error) {
      setProgress({ ...idle, state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    progress,
    start: () => void start(),
    stop: () => {
      isStopped.current = true;
    },
  };
}
