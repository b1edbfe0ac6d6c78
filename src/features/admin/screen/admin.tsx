import { useQuery } from '@tanstack/react-query';
import type { AdminState, adminJobs, adminReports, adminState } from '../contract/admin.ts';
import { query } from '#platform/api/browser/query.ts';
import { describeError } from '#platform/api/browser/describe-error.ts';
import { Loader } from '#ui/loader.tsx';
import styles from './admin.module.css';
import { AdminPanel } from './admin-panel.tsx';
import { Reports } from './reports.tsx';
import { FailedJobs } from './state/failed-jobs.tsx';
import { Games } from './state/games.tsx';
import { Upstream } from './state/upstream.tsx';
import { Users } from './users/users.tsx';

const stateQuery = query<typeof adminState>('GET /api/admin/state', {}, { staleTime: 0, retry: false });
const jobsQuery = query<typeof adminJobs>('GET /api/admin/jobs', {}, { staleTime: 0 });
const reportsQuery = query<typeof adminReports>('GET /api/admin/reports', {}, { staleTime: 0 });

/** Reports, users, games and the state of the application, for an admin. */
export function Admin() {
  const { data, error, refetch } = useQuery(stateQuery);
  const { data: reported } = useQuery({ ...reportsQuery, enabled: data !== undefined });
  const { data: failed } = useQuery({ ...jobsQuery, enabled: data !== undefined });
  if (data === undefined && error !== null) return <p role="alert">{describeError(error)}</p>;
  // the list of reports is above the other parts, which must not move when it arrives
  if (data === undefined || reported === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <Reports reports={reported.reports} />
      <Users />
      <Games games={data.games} />
      <Upstream upstream={data.upstream} />
      <Application state={data} />
      {failed !== undefined && <FailedJobs jobs={failed.jobs} />}
    </div>
  );
}

function Application({ state: { version, schema, databaseBytes, users, sessions } }: { state: AdminState }) {
  const megabytes = Math.ceil(databaseBytes / 1_000_000);
  return (
    <AdminPanel title="Application">
      <dl className={styles.facts}>
        <dt>Version</dt>
        <dd>
          {version}, schema {schema}
        </dd>
        <dt>Size of the database</dt>
        <dd>{megabytes.toLocaleString('en-US')} MB</dd>
        <dt>Users</dt>
        <dd>{users.toLocaleString('en-US')}</dd>
        <dt>Open sessions</dt>
        <dd>{sessions.toLocaleString('en-US')}</dd>
      </dl>
    </AdminPanel>
  );
}
