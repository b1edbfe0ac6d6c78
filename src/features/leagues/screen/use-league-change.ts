import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#platform/api/browser/call.ts';
import { privateLeaguesQuery } from '../queries.ts';
import { queriesOf } from '#platform/api/browser/query.ts';
import { announce } from '#ui/announce.ts';

const ofLeagues = queriesOf('GET /api/leagues', 'GET /api/leagues/:leagueId', 'GET /api/leagues/invitation');

export type LeagueChange = {
  /** runs a change, then reads the leagues again and announces the text `done`, or calls the function `done` */
  run: <T>(change: () => Promise<T>, done: string | ((result: T) => void)) => Promise<void>;
  isRunning: boolean;
  error: string | null;
};

/** Changes of leagues by one part of a page, one at a time. */
export function useLeagueChange(): LeagueChange {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run: LeagueChange['run'] = async (change, done) => {
    setIsRunning(true);
    setError(null);
    try {
      const result = await change();
      if (typeof done === 'string') {
        await queryClient.invalidateQueries(ofLeagues);
        announce(done);
      } else {
        // the next page reads the list; read at once, it would move this page. The query of a league that the user has left is not read again
        await queryClient.invalidateQueries({ queryKey: privateLeaguesQuery.queryKey, refetchType: 'none' });
        done(result);
      }
    } catch (reason) {
      setError(describeError(reason));
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, error };
}
