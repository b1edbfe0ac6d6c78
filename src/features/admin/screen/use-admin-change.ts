import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#platform/api/browser/call.ts';
import { queriesOf } from '#platform/api/browser/query.ts';

const ofAdmin = queriesOf(
  'GET /api/admin/state',
  'GET /api/admin/reports',
  'GET /api/admin/users',
  'GET /api/admin/jobs',
);

/** Runs a change; the response has a message for the admin. */
type RunChange = (change: () => Promise<{ message: string }>) => Promise<void>;

export type AdminChange = { run: RunChange; isRunning: boolean; result: { isDone: boolean; text: string } | null };

/** Runs changes of one part of the page and reads the data of the page again after each. */
export function useAdminChange(): AdminChange {
  const queryClient = useQueryClient();
  const [result, setResult] = useState<AdminChange['result']>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run: RunChange = async (change) => {
    setIsRunning(true);
    try {
      const { message } = await change();
      setResult({ isDone: true, text: message });
      await queryClient.invalidateQueries(ofAdmin);
    } catch (error) {
      setResult({ isDone: false, text: describeError(error) });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, result };
}
