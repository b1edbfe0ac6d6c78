import { useRef, useState } from 'react';
import { useCall } from '../../api/call-context.ts';
import { emptyTally, postAll, type Tally } from './post-all.ts';
import { resultWords } from './result-words.ts';

export type Progress = {
  state: 'idle' | 'reading' | 'posting' | 'done' | 'failed';
  tally: Tally;
  words: string | null;
};

const idle: Progress = { state: 'idle', tally: emptyTally(0), words: null };

/** Posts a season's players; `stop` ends it after the call under way. */
export function useBulkPost(season: string | undefined) {
  const call = useCall();
  const [progress, setProgress] = useState(idle);
  const isStopped = useRef(false);

  const start = async () => {
    isStopped.current = false;
    setProgress({ ...idle, state: 'reading' });
    try {
      const list = await call('seasonPlayers', { query: { season } });
      const tally = await postAll({
        players: list.players,
        post: (player) => call('createPlayer', { query: { season: list.season }, body: player }),
        onStep: (step) => setProgress({ state: 'posting', tally: step, words: null }),
        isStopped: () => isStopped.current,
      });
      setProgress({ state: 'done', tally, words: resultWords(tally) });
    } catch (error) {
      setProgress({ ...idle, state: 'failed', words: error instanceof Error ? error.message : String(error) });
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
