import type { AdminJob, adminRetryJobs } from '../../contract/admin.ts';
import { send } from '#platform/api/browser/call.ts';
import styles from '../admin.module.css';
import { formatTime } from '../format-time.ts';
import { AdminPanel } from '../admin-panel.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';

/** Work in the background that failed in every attempt, such as mail. */
export function FailedJobs({ jobs }: { jobs: readonly AdminJob[] }) {
  const { run, isRunning, result } = useAdminChange();
  return (
    <AdminPanel title="Failed work" result={result}>
      {jobs.length === 0 && <p>No mail, notification or other work has failed in the last two weeks.</p>}
      <ul className={styles.list}>
        {jobs.map(({ id, kind, failedAt, attempts, problem }) => (
          <li key={id}>
            <p className={styles.name}>
              <b>{kind}</b>
              <Text size="sm">
                {formatTime(failedAt)}, attempt {attempts}
              </Text>
            </p>
            <p>{problem}</p>
          </li>
        ))}
      </ul>
      {jobs.length > 0 && (
        <Button
          disabled={isRunning}
          onClick={() => void run(() => send<typeof adminRetryJobs>('POST /api/admin/jobs/retry', {}))}
        >
          Try all again
        </Button>
      )}
    </AdminPanel>
  );
}
